/** The hexes of the world as places to look at and to choose. */
import type { Spot } from "../../../kit/board/spots";
import type { TipText } from "../../../kit/tip.svelte";
import { listed, t } from "../../../words/words.svelte";
import type { Helm } from "../helm.svelte";

export interface HexSpot extends Spot {
  hex: number;
}

type Seen = Pick<Helm, "world" | "view" | "names" | "hexGlow" | "heroName" | "routeTo">;

/** What is on a hex in words, one sentence each. */
export function saidOf(helm: Seen, hex: number): string[] {
  const { world, view, names } = helm;
  const face = world.face(hex);
  if (!face) return [];
  const city = world.cityAt(hex);
  const land = city
    ? t("runebound-hex-city", { city: names.of(city) })
    : t("runebound-hex", { terrain: names.of(face.terrain) });
  const gem = face.gem && {
    colour: names.within(face.gem[0]),
    burst: face.gem[1] ? "yes" : "no",
  };
  const token = gem && t(view.tokens.includes(hex) ? "runebound-hex-token" : "runebound-hex-bare", gem);
  const left = view.undefeated.find((one) => one?.hex === hex);
  const heroes = view.parties.flatMap((party, seat) => (party.hex === hex ? [helm.heroName(seat)] : []));
  return [
    land,
    ...(token ? [token] : []),
    ...(left ? [t("runebound-hex-left", { foe: names.of(left.card) })] : []),
    ...(heroes.length > 0 ? [t("runebound-hex-heroes", { heroes: listed(heroes) })] : []),
  ];
}

export function spotsOf(helm: Seen): HexSpot[] {
  return helm.world.middles.map(({ x, y }, hex) => {
    const steps = helm.routeTo(hex).length;
    const way = steps > 0 ? [t("runebound-hex-way", { steps })] : [];
    return {
      id: `hex:${hex}`,
      hex,
      x,
      y,
      label: [helm.world.label(hex), ...saidOf(helm, hex), ...way].join(". "),
      glow: helm.hexGlow(hex),
    };
  });
}

/** Nothing where the way there tells everything: a tip would only lie over it. */
export function hexTip(helm: Seen, hex: number): TipText | null {
  const city = helm.world.cityAt(hex);
  const [land, ...more] = saidOf(helm, hex);
  const steps = helm.routeTo(hex).length;
  if (steps > 0 && !city && more.length === 0) return null;
  return {
    title: city ? helm.names.of(city) : `${land ?? ""} (${helm.world.label(hex)})`,
    text: [...more, ...(steps > 0 ? [t("runebound-hex-way", { steps })] : [])].join(" "),
    game: "runebound",
    rule: city ? "RN-13.1" : helm.world.face(hex)?.gem ? "RN-7.1" : "RN-6.14",
  };
}
