/** What every part of the table needs to know, handed down once. */
import { getContext, setContext } from "svelte";
import type { Way } from "../../kit/ways";
import type {
  ActionFace,
  CardFace,
  Chart,
  HeroFace,
  HeroView,
  Sheet,
  SideView,
  View,
} from "../../wire/rumbones";
import type { Choice } from "../../wire/wire";
import type { Lie } from "../boarding/chart";
import { type Given as AnyGiven, Wheel } from "../boarding/wheel.svelte";
import { waysTo, wouldBe } from "./pieces";
import { groundOf } from "./tips";

export type Given = AnyGiven<View, Sheet>;

export class Helm extends Wheel<View, Sheet, Chart> {
  constructor(given: Given) {
    super(given, "rumbones");
  }

  protected override sideOfViewer(): number {
    const own = this.view.seats.find((one) => one.seat === this.seat);
    return own?.side === "bones" ? 1 : 0;
  }
  protected override chartInUse(): Chart {
    return this.sheet.chart;
  }
  protected override lieOf(_: Chart, wide: boolean): Lie {
    return wide ? "lying" : "upright";
  }
  protected override waysTo(choices: readonly Choice[]): Way<Choice>[] {
    return waysTo(choices, this.view, this.plan, this.mine);
  }
  protected override isAt(pick: string, cell: number): boolean {
    if (pick.startsWith("hero:")) return this.view.heroes[Number(pick.slice(5))]?.cell === cell;
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

  get side(): SideView | undefined {
    return this.view.sides[this.mine];
  }
  heroFace(hero: number): HeroFace | undefined {
    return this.sheet.heroes[hero];
  }
  action(hero: number, action: number): ActionFace | undefined {
    return this.heroFace(hero)?.actions[action];
  }
  card(card: number): CardFace | undefined {
    return this.sheet.cards[card];
  }
  cardNumber(id: string): number {
    return this.sheet.cards.findIndex(({ card }) => card === id);
  }
  heroNumber(id: string): number {
    return this.view.heroes.findIndex(({ hero }) => hero === id);
  }
  heroesAt(cell: number): { hero: HeroView; at: number }[] {
    return this.view.heroes.map((hero, at) => ({ hero, at })).filter(({ hero }) => hero.cell === cell);
  }
  /** The hero that acts now. */
  get acting(): number | null {
    return this.view.acting ? this.heroNumber(this.view.acting.hero) : null;
  }
}

const KEY = Symbol("rumbones");

export function setHelm(helm: Helm): Helm {
  return setContext(KEY, helm);
}

export function getHelm(): Helm {
  return getContext<Helm>(KEY);
}
