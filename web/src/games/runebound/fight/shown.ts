/** A fight as the scene shows it, from the view alone. */
import type { IconName } from "../../../kit/icons";
import type {
  AdventureFace,
  Body,
  Colour,
  FightView,
  FiguresView,
  PartyView,
  Phase,
  View,
} from "../../../wire/runebound";
import { keys, t } from "../../../words/words.svelte";
import { faceIcon } from "../art";
import type { Helm } from "../helm.svelte";
import { type RollShown, rollShown, toldShown } from "../roll/shown";
import { type Beat, beatIcon, foeIcon } from "./art";
import { aftermath, type FightTold } from "./told";

export const PHASES: readonly Phase[] = ["ranged", "melee", "magic"];

/** What somebody adds in a phase, or what is needed against it, and the damage. */
export interface Row {
  phase: Phase;
  icon: IconName;
  name: string;
  /** Nothing where it is rolled anew every time. */
  value: number | null;
  damage: number;
  /** Whether this phase is under way. */
  now: boolean;
}

export interface FighterShown {
  key: string;
  /** By which `helm.read` knows it. */
  id: string;
  name: string;
  icon: IconName;
  life: number;
  wounds: number;
  strength: number;
  exhaustion: number;
  rows: Row[];
  /** The phase of this round in which it has attacked. */
  attacked: Phase | null;
  /** Whether it takes no part in this round. */
  out: boolean;
}

export interface SideShown {
  seat: number | null;
  name: string;
  /** In a duel: whether this side acts in this round. */
  leads: boolean | null;
  fighters: FighterShown[];
}

export interface FoeShown {
  id: string;
  name: string;
  icon: IconName;
  /** What kind of creature it is. */
  kind: string;
  colour: Colour | null;
  life: number;
  wounds: number;
  rows: Row[];
  text: string[];
  reward: string;
}

export interface BeatShown {
  beat: Beat;
  name: string;
  icon: IconName;
  state: "past" | "now" | "next";
}

export interface FightShown {
  title: string;
  round: string;
  beats: BeatShown[];
  /** What is fought, unless it is a hero. */
  foe: FoeShown | null;
  /** The viewer's side first; both sides of a duel. */
  sides: SideShown[];
  /** The number that the defender of a duel has set for this phase. */
  number: number | null;
  rolls: RollShown[];
  /** What came of the last throws. */
  lines: string[];
  /** In the final battle: how many of the heroes are out, and what is still needed. */
  finale: string | null;
}

const BEAT_NAMES = keys({
  before: "runebound-fight-before",
  escape: "runebound-fight-escape",
  ranged: "runebound-fight-ranged",
  melee: "runebound-fight-melee",
  magic: "runebound-fight-magic",
});
const BEATS = Object.keys(BEAT_NAMES) as Beat[];
/** So many red cards win the final battle. */
const RED_CARDS = 3;

export type Watched = Pick<Helm, "view" | "sheet" | "seat" | "names" | "heroName" | "party" | "face">;

export function beatName(beat: Beat): string {
  return t(BEAT_NAMES[beat]);
}

export function beatsOf({ beat, round }: Pick<FightView, "beat" | "round">): BeatShown[] {
  const now = BEATS.indexOf(beat as Beat);
  const steps = BEATS.map((one, at): BeatShown => ({
    beat: one,
    name: beatName(one),
    icon: beatIcon(one),
    state: at < now ? "past" : at === now ? "now" : "next",
  }));
  // What comes before combat does not come again.
  return round > 1 ? steps.slice(1) : steps;
}

/** The three phases of somebody, the one under way marked. */
export function rowsOf(beat: string, values: readonly (number | null)[], damage: readonly number[]): Row[] {
  return PHASES.map((phase, at) => ({
    phase,
    icon: beatIcon(phase),
    name: beatName(phase),
    value: values[at] ?? null,
    damage: damage[at] ?? 0,
    now: phase === beat,
  }));
}

function isBody(body: Body | null, other: Body): boolean {
  return JSON.stringify(body) === JSON.stringify(other);
}

function fighter(
  helm: Watched,
  fight: FightView,
  body: Body,
  id: string,
  figures: FiguresView,
  sidelined: boolean,
): FighterShown {
  const phase = sidelined ? -1 : fight.attacked.findIndex((one) => isBody(one, body));
  const { life, wounds, strength, exhaustion, stats, damage } = figures;
  return {
    ...{ key: JSON.stringify(body), id, name: helm.names.of(id), life, wounds, strength, exhaustion },
    icon: faceIcon(helm.face(id)),
    rows: rowsOf(fight.beat, stats, damage),
    attacked: PHASES[phase] ?? null,
    out: sidelined && body !== "hero",
  };
}

function side(helm: Watched, fight: FightView, seat: number): SideShown {
  const party: PartyView | undefined = helm.party(seat);
  const duel = typeof fight.foe === "object" && "hero" in fight.foe;
  const defends = duel && seat !== fight.aggressor;
  const heroes = party?.hero ? [fighter(helm, fight, "hero", party.hero, party.figures, defends)] : [];
  const allies = (party?.allies ?? []).map((ally) =>
    fighter(helm, fight, { ally: ally.card }, ally.id, ally.figures, defends),
  );
  return {
    seat,
    name: helm.heroName(seat),
    leads: duel ? !defends : null,
    fighters: [...heroes, ...allies],
  };
}

/** The seats that fight, the viewer's own first where it does. */
export function duellists(fight: FightView, viewer: number | null): number[] {
  const other = "hero" in fight.foe ? fight.foe.hero : null;
  if (other === null) return [fight.seat];
  return viewer === other ? [other, fight.seat] : [fight.seat, other];
}

function foe(helm: Watched, fight: FightView): FoeShown | null {
  if ("hero" in fight.foe) return null;
  const id = "challenge" in fight.foe ? fight.foe.challenge : fight.foe.enemy;
  const face: AdventureFace | undefined = helm.sheet.adventures.find(({ card }) => card === id);
  const tag = face?.challenge?.tag ?? null;
  return {
    id,
    name: helm.names.of(id),
    icon: foeIcon(tag),
    kind: tag ? helm.names.of(tag) : t("runebound-fight-enemy"),
    colour: face?.colour ?? null,
    life: fight.life,
    wounds: fight.wounds,
    rows: rowsOf(fight.beat, fight.targets, fight.damage),
    text: face ? helm.names.lines(face.text) : [],
    reward: face?.reward ? helm.names.say(face.reward) : "",
  };
}

function finaleOf({ finale, acting }: Pick<View, "finale" | "acting">): string | null {
  if (!finale) return null;
  const left = Math.max(0, RED_CARDS - (finale.red_cards[acting] ?? 0));
  return t("runebound-fight-finale", { left, waiting: finale.order.length - finale.out - 1 });
}

/** The throws that are shown: the one under way, and what a rival has set before it; otherwise those told last. */
function rollsOf(helm: Watched, told: FightTold | null, duel: boolean): RollShown[] {
  const { roll } = helm.view;
  const count = duel ? 2 : 1;
  const before = (told?.rolls ?? []).map((one) => toldShown(helm.names, one));
  if (!roll) return before.slice(-count);
  const now = rollShown(helm.names, roll);
  // The story tells a throw as soon as its dice lie; it is shown once.
  const earlier = roll.dice ? before.slice(0, -1) : before;
  return [...(duel && roll.aim !== "guard" ? earlier.slice(-1) : []), now];
}

export function fightShown(helm: Watched, told: FightTold | null): FightShown | null {
  const { fight } = helm.view;
  if (!fight) return null;
  const enemy = foe(helm, fight);
  const seats = duellists(fight, helm.seat);
  return {
    title: enemy
      ? t("runebound-fight-title", { hero: helm.heroName(fight.seat), foe: enemy.name })
      : t("runebound-fight-title", {
          hero: helm.heroName(seats[0] ?? fight.seat),
          foe: helm.heroName(seats[1] ?? fight.seat),
        }),
    round:
      fight.round > 0 ? t("runebound-fight-round", { round: fight.round }) : t("runebound-fight-not-yet"),
    beats: beatsOf(fight),
    foe: enemy,
    sides: seats.map((seat) => side(helm, fight, seat)),
    number: fight.number,
    rolls: rollsOf(helm, told, enemy === null),
    lines: told ? aftermath(told, 4).map(({ phrase }) => helm.names.say(phrase)) : [],
    finale: finaleOf(helm.view),
  };
}
