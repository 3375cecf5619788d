/** What every part of the table needs to know, handed down once, and how clicks become moves. */
import { getContext, setContext } from "svelte";
import type { Box } from "../../kit/board/places";
import type { Glow } from "../../kit/board/spots";
import type { Way } from "../../kit/ways";
import { roleName } from "../../table/people";
import type {
  AdventureFace,
  Event,
  GoodsFace,
  HeroFace,
  KeptFace,
  PartyView,
  RouteView,
  Sheet,
  View,
} from "../../wire/runebound";
import type { Choice, Heard } from "../../wire/wire";
import { moveOf } from "../moves";
import { type Given as AnyGiven, Picking } from "../picking.svelte";
import { World } from "./board/world";
import { names } from "./names";
import { piece, waysTo, wouldBe } from "./pieces";

export interface Given extends AnyGiven<View, Sheet> {
  /** The story so far. */
  lines: () => readonly Heard[];
  /** Whether a finger points, which cannot look at a place before it taps it. */
  coarse?: () => boolean;
}

/** The cards that are being read, by their ids. */
export interface Reading {
  cards: readonly string[];
  open: string;
  title: string;
}

/** What is printed on a card, whatever it is. */
export type Face =
  | { kind: "hero"; face: HeroFace }
  | { kind: "goods"; face: GoodsFace }
  | { kind: "adventure"; face: AdventureFace }
  | { kind: "kept"; face: KeptFace; of: AdventureFace };

export class Helm extends Picking<View, Sheet> {
  readonly #lines: () => readonly Heard[];
  readonly #coarse: () => boolean;
  readonly names = names;
  /** What is open to be read. */
  reading = $state.raw<Reading | null>(null);
  /** The hex that somebody looks at, so that the world shows the way there. */
  looked = $state.raw<number | null>(null);
  /** The far hex that a finger has tapped once: the way there is shown, and a second tap goes it. */
  aimed = $state.raw<number | null>(null);
  /** The city whose market is looked into. */
  stalls = $state.raw<string | null>(null);
  /** Where the party is meant to go, step by step. */
  intent = $state.raw<readonly number[]>([]);

  constructor(given: Given) {
    super(given);
    this.#lines = given.lines;
    this.#coarse = given.coarse ?? (() => false);
  }

  protected override waysTo(choices: readonly Choice[]): Way<Choice>[] {
    const seat = this.given.choices()?.seat ?? 0;
    return waysTo(choices, { view: this.view, map: this.sheet.map, seat });
  }

  /** The world as it is drawn; it stays the same however the game goes. */
  readonly world: World = $derived.by(() => new World(this.sheet.map));
  /** Everything that happened. */
  readonly told: readonly Event[] = $derived.by(() =>
    this.#lines().map(({ event }) => event as unknown as Event),
  );
  readonly #faces: ReadonlyMap<string, Face> = $derived.by(() => facesOf(this.sheet));

  /** The story so far, in its own words. */
  get lines(): readonly Heard[] {
    return this.#lines();
  }
  /** Which decision the viewer owes, by its number. */
  get owed(): number | null {
    return this.decision;
  }
  /** Asks why a move is not possible; the cited rule is shown. */
  refuse(move: unknown): void {
    this.given.refuse(move);
  }
  /** What kind of decision the viewer owes; nothing when it is somebody else's. */
  get asked(): string | null {
    const [first] = this.choices;
    return first ? moveOf(first)[0] : null;
  }
  /** The seats, one's own first. */
  readonly order: readonly number[] = $derived.by(() => {
    const count = this.view.players;
    return Array.from({ length: count }, (_, at) => ((this.seat ?? 0) + at) % count);
  });
  party(seat: number): PartyView | undefined {
    return this.view.parties[seat];
  }
  /** One's own party; the first for whoever only watches. */
  get own(): PartyView | undefined {
    return this.party(this.seat ?? 0);
  }
  /** What a seat is called: its hero, or its number before it has one. */
  heroName(seat: number): string {
    const hero = this.party(seat)?.hero;
    return hero ? names.of(hero) : roleName("runebound", { role: "", seat });
  }
  /** What is printed on a hero, a market card, an adventure card, or one that stayed with a hero. */
  face(id: string): Face | undefined {
    return this.#faces.get(id);
  }
  read(open: string, cards: readonly string[] = [open], title = names.of(open)): void {
    this.reading = { cards, open, title };
  }

  /** The hex to which a way is shown. */
  get shown(): number | null {
    return this.looked ?? this.aimed;
  }
  hexGlow(hex: number): Glow {
    if (this.isPicked(piece.hex(hex)) || (this.open && this.aimed === hex)) return "picked";
    if (this.isLit(piece.hex(hex)) || (this.open && this.#isFar(hex))) return "lit";
    const city = this.world.cityAt(hex);
    return this.isMarked(piece.hex(hex), ...(city ? [`named:${city}`] : [])) ? "marked" : "none";
  }
  /** The way to a hex that the dice pay for, while one is asked where to go. */
  routeTo(hex: number): readonly number[] {
    return this.#routes.get(hex)?.hexes ?? [];
  }
  /** Which dice pay for the way to a hex, and for what was walked before. */
  diceTo(hex: number): readonly number[] {
    return this.#routes.get(hex)?.dice ?? [];
  }
  readonly #routes: ReadonlyMap<number, RouteView> = $derived.by(
    () =>
      new Map(
        this.asked === "paces" ? this.view.routes.map((route) => [route.hexes.at(-1) ?? 0, route]) : [],
      ),
  );
  /** The hexes of this turn's way, from where it began. */
  readonly walked: readonly number[] = $derived.by(() => {
    const count = this.view.path.length;
    const steps = this.told.filter((event) => event.event === "entered").slice(-count);
    const [first] = steps;
    return count > 0 && first ? [first.from, ...this.view.path] : [];
  });
  /** What lies around whoever acts, and in the middle of the world before that. */
  readonly nearby: Box = $derived.by(() => this.world.nearby(this.party(this.view.acting)?.hex ?? null));
  #isFar(hex: number): boolean {
    return this.routeTo(hex).length > 1;
  }

  /** A click on a hex: it goes there, looks into the market of a city, or asks why nobody can go there. */
  click(hex: number): void {
    if (this.pick(piece.hex(hex))) return;
    const route = this.routeTo(hex);
    if (route.length > 1 && this.#coarse() && this.aimed !== hex) {
      this.aimed = hex;
      return;
    }
    if (route.length > 1) {
      this.intent = route;
      this.goOn();
      return;
    }
    const city = this.world.cityAt(hex);
    if (city !== undefined) this.stalls = city;
    const move = this.open && city === undefined && this.asked && wouldBe(this.asked, hex);
    if (move) this.given.refuse(move);
  }

  /** Takes the next step of the way that was meant; whatever else is asked on it ends it. */
  goOn(): void {
    const [next, ...rest] = this.intent;
    if (next === undefined || !this.open) return;
    this.intent = [];
    if (this.asked !== "paces" || !this.pick(piece.hex(next))) return;
    this.intent = rest;
  }

  override play(choice: Choice | undefined): void {
    this.intent = [];
    this.looked = null;
    this.aimed = null;
    this.stalls = null;
    super.play(choice);
  }
}

function facesOf({ heroes, goods, adventures }: Sheet): ReadonlyMap<string, Face> {
  return new Map<string, Face>([
    ...heroes.map((face): [string, Face] => [face.hero, { kind: "hero", face }]),
    ...goods.map((face): [string, Face] => [face.card, { kind: "goods", face }]),
    ...adventures.map((face): [string, Face] => [face.card, { kind: "adventure", face }]),
    ...adventures.flatMap((of): [string, Face][] =>
      of.kept && of.kept.card !== of.card ? [[of.kept.card, { kind: "kept", face: of.kept, of }]] : [],
    ),
  ]);
}

const KEY = Symbol("runebound");

export function setHelm(helm: Helm): Helm {
  return setContext(KEY, helm);
}

export function getHelm(): Helm {
  return getContext<Helm>(KEY);
}
