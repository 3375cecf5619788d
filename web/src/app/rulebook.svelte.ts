/** Which rulebook is at hand: that of the game one played or read about last. */
import { keep, kept } from "./keep";

const PLACE = "rulebook";

class Rulebook {
  game = $state(kept(PLACE) ?? "ahoy");

  /** Lays the rulebook of a game out. */
  layOut(game: string): void {
    this.game = game;
    keep(PLACE, game);
  }
}

export const rulebook = new Rulebook();
