/** The table in words, for those who listen instead of looking. */
import type { View } from "../../wire/runebound";
import type { Names } from "./names";

export function describe(view: View, names: Names): string {
  return names.of(`stage-${view.stage}`);
}
