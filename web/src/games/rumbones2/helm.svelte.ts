/** What every part of the table needs to know, handed down once. */
import { getContext, setContext } from "svelte";
import type { Way } from "../../kit/ways";
import { roleName } from "../../table/people";
import type {
  CardFace2,
  Chart2,
  HeroFace2,
  HeroView2,
  Sheet2,
  SideView2,
  SkillFace2,
  View2,
} from "../../wire/rumbones2";
import type { Choice } from "../../wire/wire";
import type { Lie } from "../boarding/chart";
import { type Given as AnyGiven, Wheel } from "../boarding/wheel.svelte";
import { groundOf } from "./board/cells";
import { piece, waysTo, wouldBe } from "./pieces";

export type Given = AnyGiven<View2, Sheet2>;

export class Helm extends Wheel<View2, Sheet2, Chart2> {
  constructor(given: Given) {
    super(given, "rumbones2");
  }

  protected override sideOfViewer(): number {
    return this.view.seats.find((one) => one.seat === this.seat)?.side ?? 0;
  }
  /** While the ships are not known, the first sea is shown. */
  protected override chartInUse(): Chart2 {
    const { charts } = this.sheet;
    const found = charts.find(({ layout }) => layout === this.view.layout) ?? charts[0];
    if (!found) throw new Error("the sheet has no chart");
    return found;
  }
  /** Its longer side lies along the longer side of the room. */
  protected override lieOf({ width, height }: Chart2, wide: boolean): Lie {
    return wide === width >= height ? "upright" : "lying";
  }
  protected override waysTo(choices: readonly Choice[]): Way<Choice>[] {
    return waysTo(choices, this.view);
  }
  protected override isAt(pick: string, cell: number): boolean {
    if (pick.startsWith("hero:")) return this.view.heroes[Number(pick.slice(5))]?.cell === cell;
    if (pick.startsWith("figure:")) return pick.split(".")[1] === String(cell);
    if (pick === piece.crews) return this.side?.crew.some((one) => one.cell === cell) ?? false;
    if (pick === piece.dragon) return this.beastCell("dragon") === cell;
    const hit = this.view.attacks.at(-1)?.target === cell && this.asked === "assign";
    return hit && /^(crew|prize):/.test(pick);
  }
  protected override wouldBe(kind: string, cell: number): unknown {
    return wouldBe(kind, cell, this.picks);
  }
  protected override groundOf(cell: number): string {
    return groundOf(this, cell);
  }
  protected override get actingCell(): number | null {
    return this.acting === null ? null : (this.view.heroes[this.acting]?.cell ?? null);
  }

  /** Whether everybody plays alone. */
  get alone(): boolean {
    return this.view.alone;
  }
  /** The numbers of all sides, one's own first; in a free-for-all everybody is a side. */
  readonly sides: readonly number[] = $derived.by(() => {
    const count = this.view.alone ? this.view.players : 2;
    return Array.from({ length: count }, (_, at) => (this.mine + at) % count);
  });
  /** Whether the factions sail on the other side than usual, so that each keeps its colours. */
  get crossed(): boolean {
    const [one, other] = this.view.sides.map(({ faction }) => this.sheet.factions.indexOf(faction));
    return one !== undefined && other !== undefined && one > other;
  }
  /** One's own side of a battle. */
  get side(): SideView2 | undefined {
    return this.view.sides[this.mine];
  }
  /** What the log calls a side: its faction, A or B where both are of one, or who plays. */
  sideName(side: number): string {
    if (this.view.alone) return roleName("rumbones2", { role: "", seat: side });
    return this.names.side(this.#sideId(side));
  }
  /** The same in full. */
  sideFullName(side: number): string {
    return this.view.alone ? this.sideName(side) : this.names.full(this.#sideId(side));
  }
  #sideId(side: number): string {
    const [one, other] = this.view.sides;
    if (one?.faction === other?.faction) return side === 0 ? "side-a" : "side-b";
    return this.view.sides[side]?.faction ?? "side-a";
  }

  /** What is printed on the board of a hero at the table. */
  heroFace(hero: number): HeroFace2 | undefined {
    const id = this.view.heroes[hero]?.hero;
    return this.sheet.heroes.find((one) => one.hero === id);
  }
  skill(hero: number, skill: number): SkillFace2 | undefined {
    return this.heroFace(hero)?.skills[skill];
  }
  /** The side of its card that a skill of a hero shows: 0 for one that is not bought. */
  level(hero: number, skill: number): number {
    return this.view.heroes[hero]?.skills[skill]?.[1] ?? 0;
  }
  card(card: number): CardFace2 | undefined {
    return this.sheet.cards[card];
  }
  cardNumber(id: string): number {
    return this.sheet.cards.findIndex(({ card }) => card === id);
  }
  heroesAt(cell: number): { hero: HeroView2; at: number }[] {
    return this.view.heroes.map((hero, at) => ({ hero, at })).filter(({ hero }) => hero.cell === cell);
  }
  heroesOf(side: number): { hero: HeroView2; at: number }[] {
    return this.view.heroes.map((hero, at) => ({ hero, at })).filter(({ hero }) => hero.side === side);
  }
  /** The place that the question is about, as when crew of a cell goes one of several ways. */
  readonly askedCell: number | null = $derived.by(() => {
    const at = this.view.asked?.question.args.find(([name]) => name === "at")?.[1];
    if (!at || !("label" in at)) return null;
    return this.plan.cells.find((cell) => this.plan.label(cell) === at.label) ?? null;
  });
  /** The hero that acts now. */
  get acting(): number | null {
    return this.view.acting?.hero ?? null;
  }
  /** Whether the Sea Dragon acts now. */
  get dragonActs(): boolean {
    return this.view.acting !== null && this.view.acting.hero === null;
  }
  /** Where a creature is, while it is on the field. */
  beastCell(beast: "kraken" | "dragon"): number | null {
    const now = beast === "kraken" ? this.view.kraken : this.view.dragon.beast;
    return typeof now === "object" ? now.aboard.cell : null;
  }
}

const KEY = Symbol("rumbones2");

export function setHelm(helm: Helm): Helm {
  return setContext(KEY, helm);
}

export function getHelm(): Helm {
  return getContext<Helm>(KEY);
}
