// Somebody who learns a game with the guide, and does what it says.
import type { Locator, Page } from "@playwright/test";
import { expect } from "./harbour";

export const coach = (page: Page) => page.getByRole("complementary", { name: "Guide" });

/** What can be done: turn the page of the guide, let a window pass, or do something that glows; in this order. */
const WAYS = [
  "aside.coach .button.main",
  ".reaction .buttons .button.main:not(:disabled)",
  ".stage [data-lit]",
] as const;
const GLOWS = WAYS[2];

/** What a learner sees in one moment. */
interface Seen {
  /** The guide has nothing more to teach. */
  known: boolean;
  lesson: number | null;
  words: string;
  /** The best way that is open, and everything that is found there. */
  way: string | undefined;
  found: { at: number; name: string }[];
}

function look(page: Page, game: string): Promise<Seen> {
  return page.evaluate(
    ({ game, places }) => {
      const all = (place: string) => [...document.querySelectorAll<HTMLElement>(place)];
      const open = (place: string) =>
        all(place)
          .map((one, at) => ({ one, at, name: one.getAttribute("aria-label") ?? one.textContent }))
          .filter(({ one }) => one.checkVisibility({ visibilityProperty: true }))
          .map(({ at, name }) => ({ at, name: name.trim() }));
      const words = all("aside.coach")[0]?.innerText ?? "";
      const way = places.find((place) => open(place).length > 0);
      return {
        known: (localStorage.getItem(`freeport.guide.${game}`) ?? "").includes('"known":true'),
        lesson: Number(/^\d+/.exec(words)?.[0] ?? 0) || null,
        words,
        way,
        found: way === undefined ? [] : open(way),
      };
    },
    { game, places: WAYS },
  );
}

/** Who wants to learn something does it, and leaves out nothing that can be done. */
const LEAVES = /^(Hold|Bring nobody|Stop|End|Pass|Nobody|Nothing|Skip)/;

/**
 * Goes through the guide to its end: reads every lesson, then does something that glows. It uses the keyboard, as a tip
 * that is still open may lie under the mouse. Gives back the lessons in the order in which they were seen.
 */
export async function learn(
  page: Page,
  game: string,
  lot: (count: number) => number,
  onlesson: (lesson: number, words: string) => Promise<void>,
): Promise<number[]> {
  const lessons: number[] = [];
  for (let done = 0; done < 600; done += 1) {
    const asked = async (): Promise<Seen | null> => {
      const seen = await look(page, game);
      return seen.known || seen.way !== undefined ? seen : null;
    };
    let seen = await asked();
    await expect
      .poll(async () => (seen ??= await asked()) !== null, {
        intervals: [50],
        timeout: 180_000,
        message: "the table asks, or the guide is over",
      })
      .toBe(true);
    if (!seen || seen.known) return lessons;
    if (seen.lesson !== null && !lessons.includes(seen.lesson)) {
      lessons.push(seen.lesson);
      await onlesson(seen.lesson, seen.words);
    }
    const { way, found } = seen;
    const keen = found.filter(({ name }) => !LEAVES.test(name));
    const from = way === GLOWS && keen.length > 0 ? keen : found;
    const picked = from[lot(from.length)];
    if (way === undefined || !picked) continue;
    // What was seen may be gone a moment later: then the table is looked at again.
    await page
      .locator(way)
      .nth(picked.at)
      .press("Enter", { timeout: 5_000 })
      .catch(() => undefined);
  }
  throw new Error(`the guide does not come to its end after the lessons ${lessons.join(", ")}`);
}

/** The boxes of two things do not touch. */
async function apart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

/** A rule that is read meanwhile lies beside the guide's card, and not on it. */
export async function readsBeside(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Story" }).click();
  await page.getByRole("log").getByRole("link", { name: /RB\d-/ }).last().click();
  const book = page.locator("[data-beside]");
  await expect(book).toBeVisible();
  await expect.poll(() => apart(coach(page), book)).toBe(true);
  await book.getByRole("button", { name: "Close" }).click();
  await expect(book).toHaveCount(0);
}
