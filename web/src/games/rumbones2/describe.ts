/** The table in words, for those who listen instead of looking. */
import type { View2 } from "../../wire/rumbones2";
import type { Names } from "../boarding/names";

export function describe(view: View2, names: Names): string {
  return view.heroes.map(({ hero }) => names.of(hero)).join(", ");
}
