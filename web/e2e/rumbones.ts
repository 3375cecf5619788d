// What a person does at a table of Rum & Bones, in both editions.
import type { Locator, Page } from "@playwright/test";
import { type Choice, setUp } from "./captain";
import { expect, type Sailor } from "./harbour";

/** One of the two editions, and how fast a game of it comes to its end. */
export interface Edition {
  id: string;
  title: string;
  /** How keen somebody is on a move who wants to come to an end, by its words: the first that fits counts. */
  keen: readonly (readonly [words: string, worth: number])[];
  /** The side that goes to the east; where ships lie in several ways there is none, and one goes where enemies are. */
  west: string | null;
  /** Who is asked again at once, because nobody else plays, lets so many milliseconds pass: the harbour takes no floods. */
  breath?: number;
}

export const FIRST: Edition = {
  id: "rumbones",
  title: "Rum & Bones",
  keen: [
    ["hits the Objective", 9],
    [" against |^Fire at| attacks ", 8],
    ["^Move$", 6],
    ["^(End|Stop|Hold|Bring nobody|Swing|Pass|Nobody|Nothing)", 1],
  ],
  west: "Wellsport",
};

export const SECOND: Edition = {
  id: "rumbones2",
  title: "Rum & Bones: Second Tide",
  keen: [
    ["hits (the object|[A-Z])", 9],
    [" against |^Fire at| attacks |^Wreck|^Attack", 8],
    ["^(Buy|Upgrade)", 7],
    ["^Move$", 6],
    ["^(End|Stop|Pass|Nobody|Let the dice lie|Do not|No more|Refuse|Keep|Shake|Cancel)", 1],
  ],
  west: null,
};

/** Whoever knows the guide is not asked about it. */
export const knowsGuide = (page: Page, { id } = FIRST): Promise<void> =>
  page.evaluate((id) => localStorage.setItem(`freeport.guide.${id}`, JSON.stringify({ known: true })), id);

/** A table of this game; the guide is known already. */
export async function board(
  page: Page,
  who: Choice[],
  edition = FIRST,
  wish?: () => Promise<void>,
): Promise<void> {
  await page.goto("/");
  await knowsGuide(page, edition);
  // In a random game the Sea Dragon may rise at any time: its scene is closed by who wants to go on.
  const scene = page.getByRole("dialog", { name: "The Sea Dragon rises!" });
  await page.addLocatorHandler(scene, () => scene.getByRole("button").click());
  await setUp(page, who, { game: edition.title, ...(wish ? { wish } : {}) });
}

/** What a browser was told of a table. */
export interface Told {
  note: string;
  epoch?: number;
  now: {
    turn: { steps: number };
    view: {
      active: string | number;
      seats: { seat: number; side: string | number }[];
      /** Only Second Tide has layouts. */
      layout?: string | null;
      heroes: { hero: string; owner: number | null; lives?: number }[];
    };
    take_backs: { keep: number; fenced: boolean; consent: number[] }[];
  };
}

/** What the table showed last, and how often the game had gone back by then. */
export function last({ traffic }: Sailor): Told & { epoch: number } {
  const told = traffic
    .filter((text) => /^\{"note":"(sync|step)"/.test(text))
    .map((text) => JSON.parse(text) as Told);
  return { ...(told.at(-1) as Told), epoch: told.findLast(({ note }) => note === "sync")?.epoch ?? 0 };
}

/** The sea with both ships. */
export const sea = (page: Page): Locator => page.getByRole("group", { name: "The sea with both ships" });

/** Everything at the table that answers with a click. */
export const glowing = (page: Page): Locator =>
  page.getByRole("region", { name: "Board", exact: true }).locator("[data-lit]");

/**
 * Decides at the table itself: clicks something that glows, or lets a window pass, whose answers stand below the board.
 * Gives back what was clicked.
 */
export async function decide(page: Page, lot: (count: number) => number): Promise<string> {
  const pass = page
    .getByRole("region", { name: "A question to you" })
    .getByRole("button", { name: "Pass", exact: true });
  const lit = glowing(page).filter({ visible: true });
  let clicked = "";
  // What was seen may be gone a moment later: then the table is looked at again.
  await expect(async () => {
    if (await pass.isVisible()) {
      await pass.click({ timeout: 5_000 });
      clicked = "Pass";
      return;
    }
    // A tip that is still open may lie over what is clicked next: the mouse goes away from it first.
    await page.mouse.move(2, 2);
    await expect(page.getByRole("tooltip")).toBeHidden({ timeout: 5_000 });
    const count = await lit.count();
    expect(count).toBeGreaterThan(0);
    const picked = lit.nth(lot(count));
    const read = { timeout: 5_000 };
    clicked = (await picked.getAttribute("aria-label", read)) ?? (await picked.innerText(read));
    // A figure that stands on a glowing place passes the click on, so nobody looks what is on top.
    await picked.click({ force: true, timeout: 5_000 });
  }).toPass({ intervals: [30], timeout: 60_000 });
  return clicked;
}

/**
 * Plays on from the list of moves, in the page itself, until the game is over, so many moves were made, or the table refuses
 * something: a person who never hesitates. Whoever can attack does, and goes ahead otherwise, for else a game takes long.
 */
export async function playOn(page: Page, seed: number, most = 5_000, edition = FIRST): Promise<number> {
  const { keen, west, breath = 0 } = edition;
  return page.evaluate(
    async ({ seed, most, keen, west, breath }) => {
      let state = seed;
      const lot = (count: number) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return Math.floor((state / 4_294_967_296) * count);
      };
      const listed = () => [
        ...document.querySelectorAll<HTMLButtonElement>('ol button.move:not([aria-disabled="true"])'),
      ];
      /** Waits until anything on the page is another than it was. */
      const changed = () =>
        new Promise<void>((go) => {
          const watch = new MutationObserver(() => {
            watch.disconnect();
            go();
          });
          watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        });
      const over = () => document.querySelector("div.result") !== null;
      // What was said before the first move is no answer to any that is made here.
      const known = new Set<Element>();
      const refusals = () => [...document.querySelectorAll(".toast.bad")].filter((one) => !known.has(one));
      const own = document.querySelector(".players .you")?.textContent ?? "";
      const ways = keen.map(([words, worth]) => ({ words: new RegExp(words), worth }));
      interface Place {
        column: number;
        row: number;
      }
      const placeIn = (text: string): Place => {
        const [, column = "A", row = "0"] = /([A-Z])(\d+)/.exec(text) ?? [];
        return { column: column.charCodeAt(0) - 65, row: Number(row) };
      };
      const others = [...document.querySelectorAll(".players li:not(.you) .role")];
      const foe = `${others.find(({ textContent }) => !own.includes(textContent))?.textContent.trim() ?? ""}: `;
      /** Where crew of the enemy stands, as the places of the sea say it. */
      const foes = (): Place[] =>
        [...document.querySelectorAll(".board [aria-label]")]
          .map((cell) => cell.getAttribute("aria-label") ?? "")
          .filter((label) => label.includes(foe))
          .map(placeIn);
      const nears = (to: Place): number =>
        -Math.min(
          20,
          ...foes().map((at) => Math.max(Math.abs(at.column - to.column), Math.abs(at.row - to.row))),
        );
      const goes = ({ column, row }: Place): number =>
        west === null ? nears({ column, row }) : own.includes(west) ? column : -column;
      const worth = (text: string): number => {
        if (/^Go to [A-Z]/.test(text)) return 5 + goes(placeIn(text.slice(6))) / 50;
        return ways.find(({ words }) => words.test(text))?.worth ?? 3;
      };
      let made = 0;
      while (made < most && !over()) {
        if (made === 0) for (const one of refusals()) known.add(one);
        const [refused] = refusals();
        // Who is quicker than a table allows waits.
        if (refused?.textContent.includes("too much at once")) {
          known.add(refused);
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          continue;
        }
        if (refused) throw new Error(`the table says: ${refused.textContent.trim()}`);
        const buttons = listed();
        if (buttons.length === 0) {
          await changed();
          continue;
        }
        const worths = buttons.map((button) =>
          worth((button.textContent ?? "").replace(/^[\s\d]+/, "").trim()),
        );
        const best = Math.max(...worths);
        // Now and then anything else, so that nobody walks in circles.
        const from = lot(9) === 0 ? buttons : buttons.filter((_, at) => worths[at] === best);
        from[lot(from.length)]?.click();
        made += 1;
        // The list is shut while the move is on its way.
        await changed();
        if (breath > 0) await new Promise((go) => setTimeout(go, breath));
      }
      return made;
    },
    { seed, most, keen, west, breath },
  );
}

/** Chooses a faction and three heroes of Second Tide, by clicking them. */
export async function recruits(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Which faction do you want?" }).getByRole("button").first().click();
  const draft = page.getByRole("region", { name: "Which hero do you take?" });
  for (let taken = 0; taken < 3; taken += 1) {
    const left = draft.locator("button[data-lit]");
    await expect(left.first()).toBeVisible();
    const before = await left.count();
    await left.first().click();
    if (taken < 2) await expect.poll(() => left.count()).toBeLessThan(before);
  }
  await expect(draft).toHaveCount(0);
}
