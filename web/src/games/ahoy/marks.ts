/** Which pieces an event speaks of: they are marked while its line in the log is pointed at. */
import type { At, Event, Faction, Ship } from "../../wire/ahoy";
import { type Mark, piece } from "./pieces";

function shipAt(ship: Ship, ...places: At[]): Mark[] {
  return places.flatMap((at) => [piece.figure(ship.kind, at), piece.cell(at)]);
}

export function marksOf(event: Event): Mark[] {
  switch (event.event) {
    case "dice_rolled":
    case "turn_began":
    case "turn_ended":
    case "die_set_aside":
    case "markers_laid":
    case "surrendered":
      return [piece.board(event.faction)];
    case "market_dealt":
      return [piece.card(event.card)];
    case "market_cleared":
      return event.cards.map(piece.card);
    case "tile_turned":
      return [];
    case "tile_laid": {
      const [x, y] = event.lay.at;
      return [piece.cell([x, y]), piece.cell([x + 1, y]), piece.cell([x, y + 1]), piece.cell([x + 1, y + 1])];
    }
    case "placed":
    case "wrecked":
    case "removed":
      return shipAt(event.ship, event.at);
    case "plans_drawn":
    case "comrades_readied":
      return [piece.board("union")];
    case "die_placed":
      return [piece.slotOf(event.faction, event.slot)];
    case "stepped":
    case "carried":
    case "flew":
      return shipAt(event.ship, event.from, event.to);
    case "steered_clear":
    case "anchored":
      return [piece.figure({ flagship: event.faction }, event.at), piece.cell(event.at)];
    case "gold_gained":
    case "gold_paid":
      return [piece.gold(event.faction)];
    case "gold_taken":
      return [piece.gold(event.from), piece.gold(event.to)];
    case "fame_gained":
      return [piece.fame(event.faction)];
    case "wealth_raised":
    case "region_scored":
      return [piece.cell(event.at)];
    case "battle_began":
      return [
        piece.cell(event.at),
        piece.figure(event.attacker.kind, event.at),
        piece.figure(event.defender.kind, event.at),
      ];
    case "battle_avoided":
      return [];
    case "aimed":
      return [piece.slotOf(event.faction, event.slot)];
    case "battle_rolled":
    case "manoeuvre_made":
      return [piece.board(event.faction)];
    case "battle_won":
      return [piece.board(event.winner.owner), piece.board(event.loser.owner)];
    case "slot_damaged":
    case "repaired":
      return [piece.slotOf(event.faction, event.slot)];
    case "damage_ignored":
      return [piece.board(event.ship.owner)];
    case "die_loaded":
      return [piece.slotOf(event.faction, event.from), piece.action(event.faction, "cannons")];
    case "patrol_placed":
      return [piece.figure("patrol", event.at), piece.cell(event.at)];
    case "stronghold_raised":
      return [piece.figure("stronghold", event.at), piece.cell(event.at)];
    case "comrades_landed":
    case "comrades_removed":
      return [piece.cell(event.at)];
    case "comrades_moved":
      return [piece.cell(event.from), piece.cell(event.to)];
    case "plan_played":
      return [piece.plan(event.plan), piece.board("union")];
    case "cannons_raised":
      return [piece.action("union", "cannons")];
    case "recruited":
    case "smuggled":
    case "discarded":
    case "thrown_overboard":
      return [piece.card(event.card), piece.board(event.faction)];
    case "stolen":
      return [piece.card(event.card), piece.board(event.from), piece.board(event.to)];
    case "delivered":
      return [piece.card(event.card), piece.cell(event.at), piece.board(event.faction)];
    case "reward_taken":
    case "pledged":
    case "pledge_revealed":
      return [piece.board(event.faction)];
    case "round_ended":
    case "round_began":
      return [];
    case "game_ended":
      return event.winners.map((faction: Faction) => piece.fame(faction));
  }
}
