// A game left and taken up again: what happened meanwhile is told, and of a long story its end comes first.
import type { Page } from "@playwright/test";
import { lots, playListed, setUp, moves } from "./captain";
import { sailOn } from "./courier";
import { expect, forgiveCuts, picture, test, type Port, type Sailor } from "./harbour";

const away = (page: Page) => page.getByRole("region", { name: "While you were away" });
const log = (page: Page) => page.getByRole("log", { name: "The story of the game" });

/** A public table of two people, and the address of it. */
async function gather(host: Sailor, guest: Sailor): Promise<string> {
  await setUp(host.page, ["I play", "Open seat"], { game: "Ahoy" });
  const link = await host.page.getByRole("textbox", { name: /can sit down/ }).inputValue();
  await guest.page.goto(link);
  await guest.page.getByRole("button", { name: "Sit here" }).click();
  await guest.page.getByRole("button", { name: "I am ready", exact: true }).click();
  const ready = host.page.getByRole("button", { name: "I am ready", exact: true });
  if (await ready.isVisible()) await ready.click();
  await host.page.getByRole("button", { name: "Cast off" }).click();
  await Promise.all([host, guest].map(({ page }) => page.waitForSelector('[data-coach="log"]')));
  return link;
}

/** Who is asked to decide, once one of them is. */
async function asked(crew: Sailor[]): Promise<Sailor> {
  return Promise.any(
    crew.map(async (one) => {
      await moves(one.page);
      await one.page.waitForSelector('ol button.move:not([aria-disabled="true"])', { timeout: 60_000 });
      return one;
    }),
  );
}

async function restart(port: Port, crew: Sailor[]): Promise<void> {
  await port.kill();
  await port.start();
  for (const one of crew) {
    await expect(one.page.getByText("No connection. Trying again…")).toBeHidden({ timeout: 30_000 });
  }
}

test("a game is left, the server starts anew, and who comes back is told what happened", async ({
  comes,
  port,
}) => {
  const [host, guest] = [await comes(), await comes()];
  const link = await gather(host, guest);
  const crew = [host, guest];
  const stays = await asked(crew);
  const leaves = stays === host ? guest : host;
  await leaves.page.goto("about:blank");
  // Who stays plays for as long as nobody else has to decide.
  const lot = lots(3);
  for (let played = 0; played < 40; played += 1) {
    if ((await stays.page.locator('ol button.move:not([aria-disabled="true"])').count()) === 0) break;
    await playListed(stays.page, lot);
    await expect(stays.page.getByText("No connection. Trying again…")).toBeHidden();
  }
  await restart(port, [stays]);
  await leaves.page.goto(link);
  const told = away(leaves.page);
  await expect(told).toBeVisible();
  const lines = await told.getByRole("listitem").allInnerTexts();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(8);
  await expect(log(leaves.page)).toContainText(lines.at(-1) ?? "");
  await picture(leaves.page, "run/while-you-were-away");
  await told.getByRole("button", { name: "Close this summary" }).click();
  await expect(told).toBeHidden();
  await expect(away(stays.page), "who never left has seen it all").toHaveCount(0);
  // And the game goes on.
  const next = await asked(crew);
  await playListed(next.page, lot);
  await leaves.page.reload();
  await expect(log(leaves.page)).toBeVisible();
  await expect(away(leaves.page), "what was told is not told again").toHaveCount(0);
  for (const one of crew) forgiveCuts(one);
});

test("of a long story the end comes first, and the rest when one reads up to it", async ({ me }) => {
  const { page } = me;
  await setUp(page, ["I play", "Bot, plays at random"], { game: "Rum & Bones: Second Tide" });
  expect(await sailOn(page, 0, { moves: 150 })).toBe(true);
  const asks: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith("/story")) asks.push(path);
  });
  await page.reload();
  await moves(page);
  await page.getByRole("tab", { name: "Story" }).click();
  const earlier = log(page).getByRole("button", { name: "Earlier lines" });
  await log(page).evaluate((list) => {
    list.scrollTop = 0;
  });
  await expect.poll(() => asks.length).toBeGreaterThan(0);
  // Who goes on asking comes to the beginning.
  await expect(async () => {
    if (await earlier.isVisible()) await earlier.click({ timeout: 1_000 });
    await expect(earlier).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
});
