"""OpenSpiel in Connect Four: random games, tree search and clones, as JSON lines.

Its Python interface does not give out `Evaluator.evaluate`, so the speed of its C++ playouts is had from one
MCTS simulation whose leaf is judged by many random rollouts.
"""

import json
import random
import statistics
import time

import pyspiel

REPEATS, SECONDS = 5, 0.3
GAME = pyspiel.load_game("connect_four")
START = GAME.new_initial_state()
RNG = random.Random(1)


def rate(who, what, work, unit="1/cpu-s"):
    """Prints how many units `work` does in a CPU second; each call of it says how many it did."""
    work()
    rates = []
    wall, cpu = time.perf_counter(), time.process_time()
    for _ in range(REPEATS):
        done, began = 0, time.process_time()
        while time.process_time() - began < SECONDS:
            done += work()
        rates.append(done / (time.process_time() - began))
    share = (time.process_time() - cpu) / (time.perf_counter() - wall)
    value, best = statistics.median(rates), max(rates)
    if unit == "ns":
        value, best = 1e9 / value, 1e9 / best
    row = {"who": who, "what": what, "unit": unit, "value": value, "best": best, "cpu_share": round(share, 3)}
    print(json.dumps(row), flush=True)


def search(bot, count):
    def run():
        bot.mcts_search(START)
        return count

    return run


def bot(simulations, rollouts):
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    return pyspiel.MCTSBot(GAME, evaluator, 2.0, simulations, 1000, False, 1, False)


def random_game():
    state = GAME.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(RNG.random() * len(actions))])
    return 1


def middle():
    """A position 20 moves into a game."""
    while True:
        state = GAME.new_initial_state()
        for _ in range(20):
            if state.is_terminal():
                break
            state.apply_action(RNG.choice(state.legal_actions()))
        if not state.is_terminal():
            return state


def clones(state):
    def run():
        for _ in range(1000):
            state.clone()
        return 1000

    return run


rate("OpenSpiel, C++", "four: random games", search(bot(1, 1000), 1000))
rate("OpenSpiel, Python", "four: random games", random_game)
rate("OpenSpiel, C++", "four: MCTS iterations", search(bot(5000, 1), 5000))
rate("OpenSpiel, Python", "four: clone of a state", clones(middle()), "ns")
