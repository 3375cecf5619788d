/** The table in words, for those who listen instead of looking. */
import type { View } from "../../wire/rumbones";
import { listed, t } from "../../words/words.svelte";
import type { Names } from "../boarding/names";

export function describe(view: View, names: Names): string {
  const sides = view.sides.map((side) => {
    const heroes = view.heroes.filter((hero) => hero.side === side.side && hero.state === "deployed");
    const aboard =
      heroes.length === 0
        ? t("rumbones-say-nobody")
        : listed(
            heroes.map((hero) =>
              t("rumbones-say-hero", { name: names.of(hero.hero), left: hero.hp - hero.damage, hp: hero.hp }),
            ),
          );
    const crew = side.crew.reduce((sum, one) => sum + one.count, 0);
    return t("rumbones-say-side", { side: names.side(side.side), points: side.points, heroes: aboard, crew });
  });
  const turn =
    view.turn === 0
      ? t("rumbones-say-setup")
      : t("rumbones-say-turn", {
          turn: view.turn,
          side: names.side(view.active),
          phase: names.phase(view.phase),
        });
  return [turn, ...sides, t("rumbones-say-symbols", { count: view.symbols })].join(" ");
}
