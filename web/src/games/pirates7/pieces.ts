/** Every thing on the table that a line of the log can speak of has a name of its own. */
import type { Character, Event, Move } from "../../wire/pirates7";

export type Piece = `${string}:${string | number}`;

export const piece = {
  board: (seat: number): Piece => `board:${seat}`,
  chests: (seat: number): Piece => `chests:${seat}`,
  marks: (seat: number): Piece => `marks:${seat}`,
  ships: (seat: number): Piece => `ships:${seat}`,
  hold: (seat: number): Piece => `hold:${seat}`,
  character: (character: Character): Piece => `character:${character}`,
  port: "port:now" as Piece,
  top: "top:now" as Piece,
  deck: "deck:now" as Piece,
};

/** Which pieces an event speaks of: they are marked while its line in the log is pointed at. */
export function marksOf(event: Event): Piece[] {
  switch (event.event) {
    case "called":
      return [piece.character(event.character), ...event.seats.map(piece.board)];
    case "resolving":
    case "declined":
    case "gift_taken":
      return [piece.character(event.character), piece.board(event.seat)];
    case "marked":
    case "mark_spared":
    case "mark_removed":
      return [piece.marks(event.seat)];
    case "ships_bought":
      return [piece.ships(event.seat), piece.chests(event.seat)];
    case "ships_received":
    case "guards_sent":
    case "guards_returned":
    case "committed":
    case "ships_sunk":
      return [piece.ships(event.seat)];
    case "token_turned":
    case "wages_paid":
    case "tavern_chest":
    case "chests_received":
      return [piece.chests(event.seat)];
    case "sold":
    case "deal_made":
      return [piece.hold(event.seat), piece.chests(event.seat), piece.port];
    case "loot_drawn":
    case "goods_loaded":
    case "good_lost":
    case "went_overboard":
    case "struck":
      return [piece.hold(event.seat)];
    case "port_opened":
      return [piece.port];
    case "caravan_played":
    case "curse_played":
      return [piece.top, piece.board(event.seat)];
    case "card_drawn":
    case "end_drawn":
      return [piece.deck, piece.board(event.seat)];
    case "game_ended":
      return event.winners.map(piece.board);
    default:
      return "seat" in event ? [piece.board(event.seat)] : [];
  }
}

/** Which pieces a move is about: they are marked while a hint advises it. */
export function marksOfMove(move: Move, seat: number): Piece[] {
  if (typeof move === "string") return move === "draw" ? [piece.deck] : [];
  if ("choose_character" in move) return [piece.character(move.choose_character)];
  if ("buy" in move) return [piece.ships(seat), piece.chests(seat)];
  if ("commit_ships" in move) return [piece.ships(seat)];
  if ("port" in move) return [piece.port];
  if ("caravan" in move || "curse" in move || "nation" in move) return [piece.top];
  if ("sale" in move || "final_deal" in move) return [piece.hold(seat), piece.port];
  const goods = "keep_goods" in move || "lose_good" in move || "overflow_discard" in move;
  return goods ? [piece.hold(seat)] : [];
}
