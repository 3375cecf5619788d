/** The table in words: what is asked, and all of it for those who listen instead of looking. */
import type { Phrase } from "../../wire/wire";
import type { Cargo, View } from "../../wire/pirates7";
import { t } from "../../words/words.svelte";
import { GOODS, totalOf } from "./box";
import { portName, seatName } from "./names";

/** Goods by kind as a piece of a sentence, as the phrase book counts them. */
function goodsPhrase(cargo: Cargo): Phrase {
  const some = GOODS.filter((good) => cargo[good] > 0).map((good): Phrase => ({
    key: `count-${good}`,
    args: [["count", { number: cargo[good] }]],
    rule: null,
  }));
  const last = some.pop();
  if (!last) return { key: "nothing", args: [], rule: null };
  const head = some.reduce<Phrase | null>(
    (before, next) =>
      before
        ? {
            key: "ui-list-more",
            args: [
              ["head", { part: before }],
              ["next", { part: next }],
            ],
            rule: null,
          }
        : next,
    null,
  );
  return head
    ? {
        key: "ui-list-and",
        args: [
          ["head", { part: head }],
          ["last", { part: last }],
        ],
        rule: null,
      }
    : last;
}

/** The question with the numbers and Goods its sentence speaks of. */
export function askOf({ asked }: View): Phrase | null {
  if (!asked) return null;
  const args: Phrase["args"] = [];
  if (asked.limit !== null) args.push(["limit", { number: asked.limit }]);
  if (asked.goods !== null) args.push(["goods", { part: goodsPhrase(asked.goods) }]);
  return { key: asked.what, args, rule: null };
}

export function describe(view: View): string {
  const [fruit = 1, coffee = 1, rum = 1] = view.prices;
  const players = view.boards.map((board) =>
    t("pirates7-say-player", {
      who: seatName(board.seat),
      points: board.points,
      chests: board.chests,
      free: board.free,
      loaded: board.loaded,
      guards: board.guards,
      goods: totalOf(board.goods),
      marks: board.marks,
      tokens: board.yin_yang,
    }),
  );
  return [
    `${t("pirates7-round", { round: view.round })}.`,
    t("pirates7-say-port", { port: portName(view.port), fruit, coffee, rum }),
    ...players,
  ].join(" ");
}
