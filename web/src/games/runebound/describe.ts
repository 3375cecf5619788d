/** The table in words, for those who listen instead of looking. */
import type { MapFace, PartyView, View } from "../../wire/runebound";
import { listed, t } from "../../words/words.svelte";
import type { Names } from "./names";

export function describe(view: View, names: Names, map: Pick<MapFace, "hexes" | "cities">): string {
  if (view.stage === "setup") return t("runebound-say-setup");
  const where = (hex: number | null) => {
    const city = map.cities.find(([, at]) => at === hex)?.[0];
    return city ? names.of(city) : (map.hexes[hex ?? -1]?.label ?? "–");
  };
  const said = (party: PartyView) => {
    const { figures } = party;
    return t("runebound-say-party", {
      hero: party.hero ? names.of(party.hero) : "–",
      at: where(party.hex),
      life: Math.max(0, figures.life - figures.wounds),
      most: figures.life,
      level: party.level,
      gold: party.gold,
      runes: party.runes,
      with: party.allies.length > 0 ? listed(party.allies.map(({ id }) => names.of(id))) : "no",
    });
  };
  const acting = view.parties[view.acting]?.hero;
  return [
    t("runebound-say-turn", {
      turn: view.turn,
      hero: acting ? names.of(acting) : "–",
      step: names.of(`stage-${view.stage}`),
    }),
    ...view.parties.map(said),
    ...(view.event ? [t("runebound-say-event", { event: names.of(view.event) })] : []),
    ...(view.doom ? [t("runebound-say-doom", { tokens: view.doom.tokens })] : []),
  ].join(" ");
}
