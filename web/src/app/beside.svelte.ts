/** The rule that lies open beside the table; whoever plays does not leave the table to read one. */
import type { Route } from "./routes";

export interface Cited {
  game: string;
  rule: string | null;
}

let cited = $state.raw<Cited | null>(null);

export const beside = {
  get cited(): Cited | null {
    return cited;
  },
  close(): void {
    cited = null;
  },
};

/** Opens a page of the rulebook beside the page that is shown; false where it should take its place. */
export function openBeside(here: Route, there: Route): boolean {
  if ((here.page !== "table" && here.page !== "replay") || there.page !== "rules") return false;
  cited = { game: there.game, rule: there.rule };
  return true;
}
