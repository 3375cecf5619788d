// What a person does at a table of Rum & Bones.
import type { Locator, Page } from "@playwright/test";
import { type Choice, setUp } from "./captain";
import { expect } from "./harbour";

export const BOARDING = "Rum & Bones";

/** Whoever knows the guide is not asked about it. */
export const knowsGuide = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem("freeport.guide.rumbones", JSON.stringify({ known: true })));

/** A table of this game; the guide is known already. */
export async function board(page: Page, who: Choice[]): Promise<void> {
  await page.goto("/");
  await knowsGuide(page);
  await setUp(page, who, { game: BOARDING });
}

/** The sea with both ships. */
export const sea = (page: Page): Locator => page.getByRole("group", { name: "The sea with both ships" });

/** Everything at the table that answers with a click. */
export const glowing = (page: Page): Locator =>
  page.getByRole("region", { name: "Board", exact: true }).locator("[data-lit]");

/** Clicks something that glows; gives back what it was called. */
export async function clickGlowing(page: Page, lot: (count: number) => number): Promise<string> {
  await expect.poll(() => glowing(page).count(), { intervals: [30], timeout: 20_000 }).toBeGreaterThan(0);
  const lit = glowing(page).filter({ visible: true });
  const picked = lit.nth(lot(await lit.count()));
  const name = (await picked.getAttribute("aria-label")) ?? (await picked.innerText());
  // A figure that stands on a glowing place passes the click on, so nobody looks what is on top.
  await picked.click({ force: true });
  return name;
}

/**
 * Plays on from the list of moves, in the page itself, until the game is over or so many moves were made: a person who never
 * hesitates. Whoever can attack does, and goes ahead otherwise, for else a game takes long.
 */
export async function playOn(page: Page, seed: number, most = 5_000): Promise<number> {
  return page.evaluate(
    async ({ seed, most }) => {
      let state = seed;
      const lot = (count: number) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return Math.floor((state / 4_294_967_296) * count);
      };
      const listed = () => [
        ...document.querySelectorAll<HTMLButtonElement>('ol button.move:not([aria-disabled="true"])'),
      ];
      const pause = () => new Promise((go) => setTimeout(go, 4));
      const west = document.querySelector(".players .you")?.textContent.includes("Wellsport") ?? true;
      const worth = (text: string): number => {
        const step = /^Go to ([A-K])/.exec(text)?.[1];
        if (step !== undefined) return 5 + (west ? 1 : -1) * 0.1 * (step.charCodeAt(0) - 70);
        if (/hits the Objective/.test(text)) return 9;
        if (/ against |^Fire at| attacks /.test(text)) return 8;
        if (text === "Move") return 6;
        return /^(End|Stop|Hold|Bring nobody|Swing|Pass|Nobody|Nothing)/.test(text) ? 1 : 3;
      };
      let made = 0;
      let waited = 0;
      while (made < most && !document.querySelector("div.result")) {
        const buttons = listed();
        if (buttons.length === 0) {
          await pause();
          waited += 1;
          if (waited > 15_000) throw new Error("nobody asks any more");
          continue;
        }
        waited = 0;
        const worths = buttons.map((button) =>
          worth((button.textContent ?? "").replace(/^[\s\d]+/, "").trim()),
        );
        const best = Math.max(...worths);
        // Now and then anything else, so that nobody walks in circles.
        const from = lot(9) === 0 ? buttons : buttons.filter((_, at) => worths[at] === best);
        from[lot(from.length)]?.click();
        made += 1;
        // The list is shut while the move is on its way.
        await pause();
      }
      return made;
    },
    { seed, most },
  );
}
