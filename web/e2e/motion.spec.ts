// What moves on the chart: a ship glides from space to space where motion is wanted, and stands there at once where not.
import type { Page } from "@playwright/test";
import { boardGlows, declineGuide, LISTED, lots, moves, playListed, setUp, standing } from "./captain";
import { expect, test, type Sailor } from "./harbour";

/** A piece that was seen on its way. */
interface Seen {
  way: string;
  /** Whether the browser moved it. */
  moved: boolean;
}

type Watched = Window & { seen?: Seen[] };

/** From now on every piece that glides is noted, however short its way is. */
async function watchGlides(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen[] = [];
    (window as Watched).seen = seen;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (!(node instanceof Element)) continue;
        const pieces = node.matches("[data-glide]") ? [node] : [...node.querySelectorAll("[data-glide]")];
        for (const piece of pieces) {
          requestAnimationFrame(() => {
            seen.push({
              way: piece.getAttribute("data-glide") ?? "",
              moved: piece.getAnimations().length > 0,
            });
          });
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const glides = (page: Page): Promise<Seen[]> => page.evaluate(() => (window as Watched).seen ?? []);

/** What stands on the chart, and where. */
const chart = (page: Page): Promise<string[]> =>
  page
    .locator(".figure")
    .evaluateAll((all) =>
      all.map((figure) => `${figure.ariaLabel ?? ""} ${figure.getAttribute("transform") ?? ""}`).sort(),
    );

/** Plays from the list, sailing wherever that is offered, until a ship of one's own has gone a step. */
async function sail({ page, traffic }: Sailor): Promise<void> {
  const lot = lots(3);
  const gone = () => traffic.some((text) => /"event":"stepped"[^}]*"owner":"squadron"/.test(text));
  await moves(page);
  for (let played = 0; played < 40 && !gone(); played += 1) {
    expect(await standing(page)).toBe("asked");
    const list = page.locator(LISTED).filter({ visible: true });
    const step = list.filter({ hasText: /^\d*\s*Go (north|east|south|west) to/ });
    const order = list.filter({ hasText: /\bon “Sail”: move/ });
    if (await step.first().isVisible()) await step.first().click();
    else if (await order.first().isVisible()) await order.first().click();
    else await playListed(page, lot);
    // The answer changes the list before the next move is looked for.
    await page.waitForTimeout(150);
  }
  expect(gone(), "a ship has gone a step").toBe(true);
}

/** One's own turn with a step in it, on a page where motion is wanted or not; gives back what glided meanwhile. */
async function turn(sailor: Sailor): Promise<Seen[]> {
  const { page } = sailor;
  await setUp(page, ["I play", "Bot, plays at random", "Bot, plays at random"]);
  await declineGuide(page);
  await watchGlides(page);
  await sail(sailor);
  // The board asks for the next move when all that happened has been shown.
  await expect.poll(() => boardGlows(page), { timeout: 60_000 }).toBe(true);
  await expect(page.locator("[data-glide]")).toHaveCount(0);
  const seen = await glides(page);
  // What the film ends with is what the server shows to who comes anew.
  const last = await chart(page);
  await page.reload();
  await expect(page.locator(".figure").first()).toBeVisible();
  await expect.poll(() => chart(page)).toEqual(last);
  return seen;
}

test("a ship glides to where it goes, and then stands there", async ({ comes }) => {
  const seen = await turn(await comes({ reducedMotion: "no-preference" }));
  expect(seen).toContainEqual({ way: "sail", moved: true });
});

test("who wants no motion sees none", async ({ me }) => {
  expect(await turn(me)).toEqual([]);
});
