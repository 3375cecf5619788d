/** The story of a game as a page of its own that can be kept: title, players, chapters, and a picture where there is one. */
import type { GameModule } from "../games/contract";
import { gameTitle } from "../games/faces";
import type { Heard, Now, TableInfo } from "../wire/wire";
import { listed, say, t, words } from "../words/words.svelte";
import { fullRole, roleName, sitterName } from "./people";
import { chapters } from "./story";

export interface Told {
  info: TableInfo;
  game: Pick<GameModule, "momentOf" | "rounds">;
  lines: readonly Heard[];
  now: Now;
  /** A drawing that stands before the first chapter, as it is written into a page. */
  picture?: string | undefined;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const LOOK = `body{max-width:44rem;margin:0 auto;padding:2rem 1.25rem 4rem;background:#faf4e6;color:#14283a;font:1.06rem/1.6 Georgia,"Times New Roman",serif}
h1{font-size:2.2rem;line-height:1.1;text-align:center}h2{margin-top:2.5rem;border-bottom:1px solid #c9b88c}h3{margin:1.4rem 0 .2rem;color:#855510}
p{margin:.25rem 0}.who,footer{text-align:center;color:#46566a}figure{margin:1.5rem 0}svg{width:100%;height:auto}
@media (prefers-color-scheme:dark){body{background:#12232f;color:#f1e8d5}.who,footer{color:#b4bfc4}h3{color:#e3b45c}}`;

/** The page, whole: it needs nothing from anywhere. */
export function tale({ info, game, lines, now, picture }: Told): string {
  const title = t("table-tale-title", { game: gameTitle(info.game) });
  const players = info.seats.map((seat) =>
    t("table-tale-player", { part: fullRole(info.game, seat), who: sitterName(seat.who) }),
  );
  const part = (tag: string, text: string) => `<${tag}>${escaped(text)}</${tag}>`;
  const body = chapters([...lines], (event) => game.momentOf(event, now), game.rounds(now)).flatMap(
    ({ round, passages }) => [
      ...(round === null ? [] : [part("h2", t("table-round", { round }))]),
      ...passages.flatMap(({ who, lines: told }) => {
        const whose = typeof who === "string" ? { role: who, seat: 0 } : { role: "", seat: who ?? 0 };
        return [
          ...(who === null ? [] : [part("h3", roleName(info.game, whose))]),
          ...told.map(({ phrase }) => part("p", say(info.game, phrase))),
        ];
      }),
    ],
  );
  return [
    "<!doctype html>",
    `<html lang="${words.language}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${LOOK}</style></head>`,
    "<body>",
    part("h1", title),
    `<p class="who">${escaped(listed(players))}</p>`,
    ...(picture === undefined ? [] : [`<figure>${picture}</figure>`]),
    ...body,
    `<footer><p>${escaped(t("table-tale-end"))}</p></footer>`,
    "</body></html>",
    "",
  ].join("\n");
}

/** What of the look of a drawing is written into it, because no sheet of styles goes along. */
const KEPT = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "paint-order",
  "font",
  "letter-spacing",
  "text-anchor",
  "color",
] as const;

/** What an element looks like, as far as it does not have it from the one it stands in. */
function lookOf(element: Element, within: Element | null): string {
  const [look, around] = [getComputedStyle(element), within && getComputedStyle(within)];
  return KEPT.map((name) => [name, look.getPropertyValue(name)] as const)
    .filter(([name, value]) => {
      if (value === "" || (name === "opacity" && value === "1")) return false;
      return name === "opacity" || value !== around?.getPropertyValue(name);
    })
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}

/** A drawing of the page with its look written into it, so that it can stand anywhere. */
export function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from = [], to = []] = [drawing, copy].map((one) => [one, ...one.querySelectorAll("*")]);
  from.forEach((element, at) => {
    const style = lookOf(element, element === drawing ? null : element.parentElement);
    const twin = to[at];
    for (const name of ["class", "style", "fill", "stroke", "stroke-dasharray"]) twin?.removeAttribute(name);
    if (style !== "") twin?.setAttribute("style", style);
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new XMLSerializer().serializeToString(copy).replaceAll("<!---->", "");
}

/** Hands a text to the browser as a file. */
export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/html" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
