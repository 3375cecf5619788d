/** What a view looks like after an event, as far as the eye follows: the next true view corrects the rest. */
import type {
  At,
  BoardView,
  Event,
  Faction,
  FigureView,
  Ship,
  Sheet,
  SlotView,
  View,
} from "../../../wire/ahoy";
import { corners, same, spacesOf } from "../chart";
import { foeKey, slotKey } from "../pieces";

/** Takes one figure of a kind off a space. */
export function lifted(view: View, ship: Ship, at: At): View {
  const figures = view.figures.flatMap((figure) => {
    if (!same(figure.at, at) || foeKey(figure.ship.kind) !== foeKey(ship.kind)) return [figure];
    return figure.count > 1 ? [{ ...figure, count: figure.count - 1 }] : [];
  });
  return { ...view, figures };
}

function landed(view: View, ship: Ship, at: At): View {
  const there = (figure: FigureView) => same(figure.at, at) && foeKey(figure.ship.kind) === foeKey(ship.kind);
  if (view.figures.some(there)) {
    const figures = view.figures.map((f) => (there(f) ? { ...f, count: f.count + 1 } : f));
    return { ...view, figures };
  }
  return { ...view, figures: [...view.figures, { ship, at, count: 1 }] };
}

function withBoard(view: View, faction: Faction, change: (board: BoardView) => Partial<BoardView>): View {
  const boards = view.boards.map((board) =>
    board.faction === faction ? { ...board, ...change(board) } : board,
  );
  return { ...view, boards };
}

/** Changes the first slot that fits. */
function withSlot(
  board: BoardView,
  fits: (slot: SlotView) => boolean,
  change: Partial<SlotView>,
): Partial<BoardView> {
  const index = board.slots.findIndex(fits);
  return { slots: board.slots.map((slot, i) => (i === index ? { ...slot, ...change } : slot)) };
}

function without<T>(list: T[], item: T): T[] {
  const index = list.indexOf(item);
  return index < 0 ? list : list.filter((_, i) => i !== index);
}

function withComrades(view: View, at: At, change: number): View {
  const regions = view.regions.map((region) =>
    same(region.island, at) ? { ...region, comrades: Math.max(0, region.comrades + change) } : region,
  );
  return { ...view, regions };
}

const PATROL: Ship = { owner: "squadron", kind: "patrol" };
const STRONGHOLD: Ship = { owner: "squadron", kind: "stronghold" };

function laid(view: View, number: number, at: At, turn: number, sheet: Sheet): View {
  const tile = sheet.tiles[number - 1];
  if (!tile || view.regions.some((region) => region.tile === number)) return view;
  const spaces = spacesOf(tile, turn);
  const island = corners(at)[spaces.findIndex((space) => space.island)] ?? at;
  const region = { tile: number, at, turn, wealth: 1, suit: tile.suit, island, spaces, comrades: 0 };
  return { ...view, regions: [...view.regions, { ...region, control: [0, 0] }] };
}

export function after(view: View, event: Event, sheet: Sheet): View {
  switch (event.event) {
    case "dice_rolled":
      return withBoard(view, event.faction, (board) => ({
        supply: event.dice,
        aside: [],
        slots: board.slots.map((slot) => ({ ...slot, die: 0 })),
      }));
    case "market_dealt": {
      const gap = view.market.indexOf(null);
      if (gap < 0 || view.market.includes(event.card)) return view;
      return { ...view, market: view.market.map((card, i) => (i === gap ? event.card : card)) };
    }
    case "market_cleared":
      return { ...view, market: view.market.map(() => null) };
    case "tile_laid":
      return laid(view, event.tile, event.lay.at, event.lay.turn, sheet);
    case "placed":
      return landed(view, event.ship, event.at);
    case "turn_began":
      return { ...view, active: event.faction, dice_due: event.dice };
    case "die_placed":
      return withBoard(view, event.faction, (board) => ({
        supply: without(board.supply, event.die),
        gold: Math.max(0, board.gold - event.gold),
        ...withSlot(
          board,
          (slot) => slotKey(slot.slot) === slotKey(event.slot) && slot.die === 0 && !slot.damaged,
          { die: event.to },
        ),
      }));
    case "die_set_aside":
      return withBoard(view, event.faction, (board) => ({
        supply: without(board.supply, event.die),
        aside: [...board.aside, event.die],
      }));
    case "stepped":
    case "carried":
    case "flew":
      return landed(lifted(view, event.ship, event.from), event.ship, event.to);
    case "removed":
      return lifted(view, event.ship, event.at);
    case "gold_gained":
      return withBoard(view, event.faction, (board) => ({ gold: board.gold + event.gold }));
    case "gold_paid":
      return withBoard(view, event.faction, (board) => ({ gold: Math.max(0, board.gold - event.gold) }));
    case "gold_taken": {
      const taken = withBoard(view, event.from, (board) => ({ gold: Math.max(0, board.gold - event.gold) }));
      return withBoard(taken, event.to, (board) => ({ gold: board.gold + event.gold }));
    }
    case "fame_gained":
      return withBoard(view, event.faction, (board) => ({ fame: board.fame + event.fame }));
    case "wealth_raised":
      return {
        ...view,
        regions: view.regions.map((region) =>
          same(region.island, event.at) || same(region.at, event.at)
            ? { ...region, wealth: event.wealth }
            : region,
        ),
      };
    case "battle_began":
      return {
        ...view,
        battle: {
          attacker: event.attacker,
          defender: event.defender,
          at: event.at,
          aim: [0, 0],
          roll: [0, 0],
        },
      };
    case "battle_avoided":
      return { ...view, battle: null };
    case "slot_damaged":
      return withBoard(view, event.faction, (board) =>
        withSlot(
          board,
          (slot) => slotKey(slot.slot) === slotKey(event.slot) && slot.die === 0 && !slot.damaged,
          { damaged: true },
        ),
      );
    case "repaired":
      return withBoard(view, event.faction, (board) =>
        withSlot(board, (slot) => slotKey(slot.slot) === slotKey(event.slot) && slot.damaged, {
          damaged: false,
        }),
      );
    case "patrol_placed":
      return landed(view, PATROL, event.at);
    case "stronghold_raised":
      return landed(lifted(lifted(view, PATROL, event.at), PATROL, event.at), STRONGHOLD, event.at);
    case "comrades_landed":
      return withComrades(view, event.at, event.count);
    case "comrades_removed":
      return withComrades(view, event.at, -event.count);
    case "comrades_moved":
      return withComrades(withComrades(view, event.from, -event.count), event.to, event.count);
    case "recruited":
      return takenFromMarket(
        withBoard(view, event.faction, (board) => ({
          crew: [...without(board.crew, event.card), event.card],
        })),
        event.card,
      );
    case "smuggled":
      return takenFromMarket(
        withCargo(view, event.faction, (cargo) => [...without(cargo, event.card), event.card]),
        event.card,
      );
    case "delivered":
    case "thrown_overboard":
      return withCargo(view, event.faction, (cargo) => without(cargo, event.card));
    case "discarded":
      return withBoard(view, event.faction, (board) => ({ crew: without(board.crew, event.card) }));
    case "round_began":
      return { ...view, round: event.round, first: event.first };
    default:
      return view;
  }
}

function takenFromMarket(view: View, card: string): View {
  return { ...view, market: view.market.map((held) => (held === card ? null : held)) };
}

function withCargo(view: View, faction: Faction, change: (cargo: string[]) => string[]): View {
  return withBoard(view, faction, (board) =>
    board.smuggler ? { smuggler: { ...board.smuggler, cargo: change(board.smuggler.cargo) } } : {},
  );
}
