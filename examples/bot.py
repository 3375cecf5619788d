#!/usr/bin/env python3
"""A bot for `freeport sim` in plain Python 3.

    freeport sim four --bots 'cmd:python3 examples/bot.py,random' --games 200

Freeport writes one JSON line for each decision and reads one JSON line back. The question:

    {"game": "four", "match": 0, "seat": 1, "view": {...}, "moves": [0, 1, 2, 3, 4, 5, 6]}

The answer is one of the moves, or {"index": n} for the n-th of them, counted from 0. This bot knows
Connect Four well enough to take a win, stop the opponent's, and else stay near the middle; in every other
game it plays any move.
"""

import json
import random
import sys

LENGTH = 4
DIRECTIONS = [(1, 0), (0, 1), (1, 1), (1, -1)]


def landing_row(rows, column):
    """The row a disc comes to rest in, counted from the top; None when the column is full."""
    free = [row for row in range(len(rows)) if rows[row][column] is None]
    return max(free) if free else None


def makes_line(rows, row, column, seat):
    """Whether a disc of this seat here makes four in a line."""

    def count(down, right):
        steps, r, c = 0, row + down, column + right
        while 0 <= r < len(rows) and 0 <= c < len(rows[0]) and rows[r][c] == seat:
            steps, r, c = steps + 1, r + down, c + right
        return steps

    return any(1 + count(d, r) + count(-d, -r) >= LENGTH for d, r in DIRECTIONS)


def four(question, luck):
    rows, moves, seat = question["view"]["rows"], question["moves"], question["seat"]
    for who in (seat, 1 - seat):
        for column in moves:
            if makes_line(rows, landing_row(rows, column), column, who):
                return column
    middle = len(rows[0]) // 2
    nearest = min(abs(column - middle) for column in moves)
    return luck.choice([column for column in moves if abs(column - middle) == nearest])


def main():
    luck = random.Random(1)
    match = None
    for line in sys.stdin:
        question = json.loads(line)
        if question["match"] != match:
            # Seeded by the number of the game, so that the same simulation gives the same result again.
            match = question["match"]
            luck.seed(f"{match}/{question['seat']}")
        if question["game"] == "four":
            answer = four(question, luck)
        else:
            answer = {"index": luck.randrange(len(question["moves"]))}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
