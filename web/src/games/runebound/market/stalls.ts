/** A market as it is shown: what is for sale, what can be sold, who can be healed. */
import type { IconName } from "../../../kit/icons";
import type { Body, Figures, GoodsFace, PartyView } from "../../../wire/runebound";
import type { Choice } from "../../../wire/wire";
import { fieldsOf, moveOf, numberOf } from "../../moves";
import { faceIcon } from "../art";
import { rowsOf, type Row } from "../fight/shown";
import type { Helm } from "../helm.svelte";

export interface WareShown {
  number: number;
  id: string;
  name: string;
  icon: IconName;
  /** Class and type of an item; an ally is an ally. */
  kind: string;
  text: string[];
  /** Life and strength of an ally, and what each phase has. */
  ally: { life: number; strength: number; rows: Row[] } | null;
}

export interface StallShown extends WareShown {
  cost: number;
  /** What is printed on the card, where that is not what it costs now. */
  printed: number | null;
  /** The purchase; nothing where it is not possible. */
  choice: Choice | null;
  /** Whether only the gold is missing. */
  dear: boolean;
}

export interface SaleShown extends WareShown {
  /** What it brings; nothing where it cannot be sold. */
  gold: number | null;
  choice: Choice | null;
  down: boolean;
}

export interface CareShown {
  key: string;
  label: string;
  icon: IconName;
  choice: Choice;
}

export interface MarketShown {
  city: string;
  gold: number;
  stalls: StallShown[];
  sales: SaleShown[];
  care: CareShown[];
  /** What may be used here. */
  uses: Choice[];
  leave: Choice | null;
}

export type Trader = Pick<Helm, "view" | "sheet" | "choices" | "open" | "asked" | "names" | "face" | "own">;

/** The moves of the Market step by what they do. */
function dealing(helm: Trader): [unknown, Choice][] {
  if (!helm.open || helm.asked !== "deal") return [];
  return helm.choices.map((choice) => [moveOf(choice)[1], choice]);
}

/** A number that a sentence speaks of. */
export function spokenNumber({ phrase }: Choice, name: string): number | null {
  const arg = phrase.args.find(([key]) => key === name)?.[1];
  return arg && "number" in arg ? arg.number : null;
}

function figured({ life, strength, stats, damage }: Figures): NonNullable<WareShown["ally"]> {
  return { life, strength, rows: rowsOf("", stats, damage) };
}

/** What is printed on a market card. */
export function wareShown(
  helm: Pick<Helm, "sheet" | "names" | "face">,
  number: number,
  id: string,
): WareShown {
  const face: GoodsFace | undefined = helm.sheet.goods.find(({ card }) => card === id);
  const [kind, type] = face?.item ?? [];
  return {
    ...{ number, id, name: helm.names.of(id), icon: faceIcon(helm.face(id)) },
    kind: kind && type ? `${helm.names.of(kind)} · ${helm.names.of(type)}` : "",
    text: face ? helm.names.lines(face.text) : [],
    ally: face?.ally ? figured(face.ally) : null,
  };
}

function careIcon(what: string): IconName {
  return what === "wound" ? "healing" : "tired-eye";
}

/** The market of a city as the viewer sees it. */
export function marketShown(helm: Trader, city: string): MarketShown {
  const moves = dealing(helm);
  const found = (fits: (chosen: unknown) => boolean) => moves.find(([chosen]) => fits(chosen))?.[1] ?? null;
  const party: PartyView | undefined = helm.own;
  const gold = party?.gold ?? 0;
  const stalls = helm.view.markets.find((market) => market.city === city)?.cards ?? [];
  return {
    city: helm.names.of(city),
    gold,
    stalls: stalls.map(({ number, id, cost }) => {
      const price = helm.sheet.goods.find(({ card }) => card === id)?.price ?? cost;
      const choice = found((chosen) => numberOf(chosen, "buy") === number);
      return {
        ...wareShown(helm, number, id),
        cost,
        printed: price === cost ? null : price,
        choice,
        dear: choice === null && cost > gold,
      };
    }),
    sales: (party?.items ?? []).flatMap(({ card, id, down }) => {
      if (!("market" in card)) return [];
      const choice = found((chosen) => numberOf(chosen, "sell") === card.market);
      const gold = choice && spokenNumber(choice, "gold");
      return [{ ...wareShown(helm, card.market, id), gold, choice, down }];
    }),
    care: moves.flatMap(([chosen, choice]) => {
      const heal = fieldsOf(chosen, "heal") as unknown as [Body, string] | null;
      if (!heal) return [];
      const label = helm.names.say(choice.phrase);
      return [{ key: JSON.stringify(heal), label, icon: careIcon(heal[1]), choice }];
    }),
    uses: moves.filter(([chosen]) => fieldsOf(chosen, "use") !== null).map(([, choice]) => choice),
    leave: found((chosen) => chosen === "leave"),
  };
}
