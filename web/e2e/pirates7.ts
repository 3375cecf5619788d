// What a person does at a table of Pirates of the 7 Seas.
import type { Locator, Page } from "@playwright/test";
import { type Choice, setUp } from "./captain";
import { expect } from "./harbour";

export const SEAS = "Pirates of the 7 Seas";

/** A table of this game; the guide is known already. */
export async function setSail(page: Page, who: Choice[]): Promise<void> {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("freeport.guide.pirates7", JSON.stringify({ known: true })));
  await setUp(page, who, { game: SEAS });
}

/** The middle of the table, where everything is asked. */
export const middle = (page: Page): Locator => page.getByRole("region", { name: "What is happening" });

/** The throw that is looked at. */
export const thrown = (page: Page): Locator => page.getByRole("region", { name: /^The throw: / });

/** Everything on the table that answers a question with one click, the most telling first. */
function answers(page: Page): Locator[] {
  return [
    thrown(page).locator(".offer"),
    thrown(page).getByRole("button", { name: "Go on" }),
    middle(page).locator("[data-lit]"),
    middle(page).locator("button.main:not(:disabled)"),
    middle(page).locator("button.plain"),
  ];
}

/** Whether the table waits for a click. */
export async function asks(page: Page): Promise<boolean> {
  for (const way of answers(page)) if (await way.first().isVisible()) return true;
  return false;
}

/** Long enough for a click on what is there. */
const SOON = 10_000;

/** Answers by clicking a piece or a button of the table, not the list of moves; gives back what was clicked. */
export async function answer(page: Page, lot: (count: number) => number): Promise<string> {
  await expect.poll(() => asks(page), { intervals: [30], timeout: 60_000 }).toBe(true);
  for (const way of answers(page)) {
    const seen = way.filter({ visible: true });
    const count = await seen.count();
    if (count === 0) continue;
    const picked = seen.nth(lot(count));
    try {
      const name =
        (await picked.getAttribute("aria-label", { timeout: SOON })) ??
        (await picked.innerText({ timeout: SOON }));
      // The rings of two pairs may lie over each other: a key picks one, whichever is on top.
      if (await picked.and(page.locator(".offer")).count()) await picked.press("Enter", { timeout: SOON });
      else await picked.click({ timeout: SOON });
      return name;
    } catch {
      // What was seen was gone or shut a moment later: the table is asked again.
      return answer(page, lot);
    }
  }
  return "";
}
