// People at one table of Rum & Bones, each with a browser of their own.
import type { Page } from "@playwright/test";
import { LISTED, lots, moves, playListed } from "./captain";
import { expect, picture, type Sailor } from "./harbour";
import { board, type Edition, knowsGuide, last, sea } from "./rumbones";

/** The first lays the table, the others sit down at it, and the game begins. */
export async function castOff(crew: readonly Sailor[], edition: Edition): Promise<void> {
  const [host, ...guests] = crew;
  if (!host) throw new Error("nobody came");
  await board(host.page, ["I play", ...guests.map(() => "Open seat" as const)], edition);
  const link = await host.page.getByRole("textbox", { name: /can sit down/ }).inputValue();
  for (const { page } of guests) {
    await page.goto("/");
    await knowsGuide(page, edition);
    await page.goto(link);
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await page.getByRole("button", { name: "I am ready" }).click();
  }
  const ready = host.page.getByRole("button", { name: "I am ready" });
  if (await ready.isVisible()) await ready.click();
  await host.page.getByRole("button", { name: "Cast off" }).click();
  for (const { page } of crew) {
    await expect(sea(page)).toBeVisible();
    await moves(page);
  }
}

/** Whoever is asked first. */
export function asked<One extends { page: Page }>(crew: readonly One[]): Promise<One> {
  return Promise.any(
    crew.map(async (one) => {
      await one.page.waitForSelector(LISTED, { timeout: 60_000 });
      return one;
    }),
  );
}

/** The seats whose hands a browser was told. */
export function handsTold({ traffic }: Sailor): Set<number> {
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

/** Two on each side: hands, talk and marks stay with the side. */
export async function twoAndTwo(
  crew: readonly [Sailor, Sailor, Sailor, Sailor],
  edition: Edition,
  cells: { clicked: RegExp; pressed: RegExp },
): Promise<void> {
  const [anna, bea, cleo, dora] = crew;
  await castOff(crew, edition);

  // Every other seat plays together, and the page offers the seats side by side: Anna and Bea, Cleo and Dora.
  const lot = lots(3);
  const drawn = () => crew.every((sailor) => handsTold(sailor).size > 0);
  for (let made = 0; made < 300 && !drawn(); made += 1) await playListed((await asked(crew)).page, lot);
  const [first, second] = [
    [anna, bea],
    [cleo, dora],
  ];
  for (const sailor of first) expect([...handsTold(sailor)].every((seat) => seat % 2 === 0)).toBe(true);
  for (const sailor of second) expect([...handsTold(sailor)].every((seat) => seat % 2 === 1)).toBe(true);
  // The check can fail: what belongs to a side has come to both of its players.
  for (const sailor of crew) expect(handsTold(sailor).size).toBeGreaterThan(0);

  // A word to one's own side.
  const word = "Over the north plank!";
  await anna.page.getByRole("tab", { name: /^Talk/ }).click();
  await anna.page.getByRole("radio", { name: "My side" }).click();
  await anna.page.getByRole("textbox", { name: "Say something" }).fill(word);
  await anna.page.getByRole("button", { name: "Send", exact: true }).click();
  await bea.page.getByRole("tab", { name: /^Talk/ }).click();
  await expect(bea.page.getByText(word)).toBeVisible();
  for (const sailor of second) {
    await sailor.page.getByRole("tab", { name: /^Talk/ }).click();
    expect(sailor.traffic.join("")).not.toContain(word);
    await expect(sailor.page.getByText(word)).toHaveCount(0);
  }

  // A ping on a cell, which only one's side sees: with the mouse, and with the keyboard.
  const told = ({ traffic }: Sailor) => traffic.filter((text) => text.startsWith('{"note":"mark"')).length;
  await anna.page.getByRole("button", { name: "Point at a place for your side" }).click();
  await sea(anna.page).getByRole("button", { name: cells.clicked }).click({ force: true });
  await expect(bea.page.locator("[data-mark]")).toBeVisible();
  await picture(bea.page, `run/${edition.id}-ping`);
  const cell = sea(bea.page).getByRole("button", { name: cells.pressed });
  await cell.focus();
  await cell.press("p");
  await expect.poll(() => told(anna)).toBeGreaterThan(0);
  for (const sailor of second) expect(told(sailor)).toBe(0);
}

/** A free step back and one that the other agrees to; play goes on after both. */
export async function backAndOn(crew: readonly [Sailor, Sailor], edition: Edition): Promise<void> {
  await castOff(crew, edition);
  const [anna, bea] = crew;
  const lot = lots(5);
  const seen = new Set<"free" | "asked">();
  /** Play has to go on after the last of both. */
  let since = 0;
  for (let made = 0; made < 200 && (seen.size < 2 || since < 4); made += 1) {
    const one = await asked(crew);
    const other = one === anna ? bea : anna;
    const [back] = last(one).now.take_backs;
    const kind = back && back.consent.length > 0 ? "asked" : "free";
    if (back && !seen.has(kind)) {
      seen.add(kind);
      const { epoch } = last(one);
      await one.page.locator('[data-coach="undo"]').click();
      if (kind === "asked") await other.page.getByRole("button", { name: "I agree" }).click();
      await expect.poll(() => last(one).epoch).toBe(epoch + 1);
      expect(last(one).now.turn.steps).toBe(back.keep);
      since = 0;
      continue;
    }
    const { steps } = last(one).now.turn;
    await playListed(one.page, lot);
    await expect.poll(() => last(one).now.turn.steps).toBeGreaterThan(steps);
    since += 1;
  }
  expect([...seen].sort()).toEqual(["asked", "free"]);
  expect(since).toBe(4);
}
