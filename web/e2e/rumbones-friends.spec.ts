// Two people on each side of Rum & Bones, on four browsers.
import type { Page } from "@playwright/test";
import { LISTED, lots, moves, playListed } from "./captain";
import { expect, picture, test, type Sailor } from "./harbour";
import { board, knowsGuide, sea } from "./rumbones";

/** Lets whoever is asked decide until something has come. */
async function playTogether(crew: Page[], come: () => boolean): Promise<void> {
  const lot = lots(3);
  for (let made = 0; made < 300 && !come(); made += 1) {
    const asked = await Promise.any(
      crew.map(async (page) => {
        await page.waitForSelector(LISTED, { timeout: 20_000 });
        return page;
      }),
    );
    await playListed(asked, lot);
  }
}

/** The seats whose hands a browser was told. */
function handsTold({ traffic }: Sailor): Set<number> {
  const seats = new Set<number>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null) {
      const thing = value as Record<string, unknown>;
      if ("hand_size" in thing && Array.isArray(thing["hand"]) && thing["hand"].length > 0)
        seats.add(Number(thing["seat"]));
      if (thing["event"] === "cards_drawn" && (thing["cards"] as unknown[]).length > 0)
        seats.add(Number(thing["seat"]));
      Object.values(thing).forEach(visit);
    }
  };
  for (const text of traffic) {
    try {
      visit(JSON.parse(text));
    } catch {
      // Not everything that comes is JSON.
    }
  }
  return seats;
}

test("four people, two on each side: hands, talk and marks stay with the side", async ({ comes }) => {
  const crew: [Sailor, Sailor, Sailor, Sailor] = [await comes(), await comes(), await comes(), await comes()];
  const [anna, bea, cleo, dora] = crew;
  await board(anna.page, ["I play", "Open seat", "Open seat", "Open seat"]);
  const link = await anna.page.getByRole("textbox", { name: /can sit down/ }).inputValue();
  for (const { page } of [bea, cleo, dora]) {
    await page.goto("/");
    await knowsGuide(page);
    await page.goto(link);
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await page.getByRole("button", { name: "I am ready" }).click();
  }
  const ready = anna.page.getByRole("button", { name: "I am ready" });
  if (await ready.isVisible()) await ready.click();
  await anna.page.getByRole("button", { name: "Cast off" }).click();
  for (const { page } of crew) {
    await expect(sea(page)).toBeVisible();
    await moves(page);
  }

  // Every other seat plays together, and the page offers the seats side by side: Anna and Bea, Cleo and Dora.
  const pages = crew.map(({ page }) => page);
  await playTogether(pages, () => handsTold(anna).size > 0 && handsTold(cleo).size > 0);
  const [first, second] = [
    [anna, bea],
    [cleo, dora],
  ];
  for (const sailor of first) expect([...handsTold(sailor)].every((seat) => seat % 2 === 0)).toBe(true);
  for (const sailor of second) expect([...handsTold(sailor)].every((seat) => seat % 2 === 1)).toBe(true);
  // The check can fail: what belongs to a side has come to both of its players.
  for (const sailor of crew) expect(handsTold(sailor).size).toBeGreaterThan(0);

  // A word to one's own side.
  await anna.page.getByRole("tab", { name: /^Talk/ }).click();
  await anna.page.getByRole("radio", { name: "My side" }).click();
  await anna.page.getByRole("textbox", { name: "Say something" }).fill("Over the north plank!");
  await anna.page.getByRole("button", { name: "Send", exact: true }).click();
  await bea.page.getByRole("tab", { name: /^Talk/ }).click();
  await expect(bea.page.getByText("Over the north plank!")).toBeVisible();
  for (const sailor of second) {
    await sailor.page.getByRole("tab", { name: /^Talk/ }).click();
    expect(sailor.traffic.join("")).not.toContain("Over the north plank!");
    await expect(sailor.page.getByText("Over the north plank!")).toHaveCount(0);
  }

  // A ping on a cell, which only one's side sees: with the mouse, and with the keyboard.
  const told = ({ traffic }: Sailor) => traffic.filter((text) => text.startsWith('{"note":"mark"')).length;
  await anna.page.getByRole("button", { name: "Point at a place for your side" }).click();
  await sea(anna.page).getByRole("button", { name: /^F4, / }).click({ force: true });
  await expect(bea.page.locator("[data-mark]")).toBeVisible();
  await picture(bea.page, "run/rumbones-ping");
  const cell = sea(bea.page).getByRole("button", { name: /^F10, / });
  await cell.focus();
  await cell.press("p");
  await expect.poll(() => told(anna)).toBeGreaterThan(0);
  for (const sailor of second) expect(told(sailor)).toBe(0);
});
