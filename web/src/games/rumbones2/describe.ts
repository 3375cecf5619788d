/** The table in words, for those who listen instead of looking. */
import type { View2 } from "../../wire/rumbones2";
import { listed, t } from "../../words/words.svelte";
import type { Names } from "../boarding/names";

export function describe(view: View2, names: Names): string {
  if (view.phase === "setup") return t("rumbones2-say-setup");
  return (view.alone ? aloneOf(view, names) : battleOf(view, names)).join(" ");
}

/** What the log calls a side: its faction, or A and B where both are of one. */
function sideName(view: View2, names: Names, side: number): string {
  const [one, other] = view.sides;
  const same = one?.faction === other?.faction;
  return names.side(same ? (side === 0 ? "side-a" : "side-b") : (view.sides[side]?.faction ?? "side-a"));
}

function battleOf(view: View2, names: Names): string[] {
  const sides = view.sides.map(({ side, points, crew, track }) => {
    const deployed = view.heroes.filter((hero) => hero.side === side && hero.state === "deployed");
    const heroes =
      deployed.length === 0
        ? t("rumbones2-say-nobody")
        : listed(
            deployed.map(({ hero, hp, damage }) =>
              t("rumbones2-say-hero", { name: names.of(hero), left: hp - damage, hp }),
            ),
          );
    const figures = crew.reduce((sum, { deckhands, bosuns }) => sum + deckhands + bosuns, 0);
    return t("rumbones2-say-side", {
      side: sideName(view, names, side),
      points,
      heroes,
      crew: figures,
      track,
    });
  });
  const turn = t("rumbones2-say-round", {
    round: view.round,
    phase: names.phase(view.phase),
    side: sideName(view, names, view.active),
  });
  return [turn, ...sides];
}

function aloneOf(view: View2, names: Names): string[] {
  const seats = view.seats.map(({ seat }) => {
    const heroes = view.heroes
      .filter(({ owner }) => owner === seat)
      .map(({ hero, hp, damage, lives, state }) => {
        const name = names.of(hero);
        return state === "out"
          ? t("rumbones2-say-out", { name })
          : t("rumbones2-say-life", { name, left: hp - damage, hp, lives });
      });
    return t("rumbones2-say-lives", { seat: seat + 1, heroes: listed(heroes) });
  });
  return [t("rumbones2-say-alone", { seat: view.active + 1 }), ...seats];
}
