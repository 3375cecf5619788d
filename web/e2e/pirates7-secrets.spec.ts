import { expect, picture, test, type Sailor } from "./harbour";
import { middle, setSail } from "./pirates7";

/** Everything in what was received, wherever it stands. */
function* things(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const one of value) yield* things(one);
  else if (typeof value === "object" && value !== null) {
    yield value as Record<string, unknown>;
    for (const one of Object.values(value)) yield* things(one);
  }
}

/** Whose chosen Character was told to a browser while people were still choosing: the seats, once for each time. */
function toldWhileChoosing({ traffic }: Sailor): number[] {
  const told: number[] = [];
  for (const text of traffic) {
    let frame: unknown;
    try {
      frame = JSON.parse(text);
    } catch {
      continue;
    }
    for (const thing of things(frame)) {
      if (thing["event"] === "chose" && thing["character"] !== null) told.push(Number(thing["seat"]));
      const asked = thing["asked"] as { what?: string } | null | undefined;
      if (asked?.what !== "ask-character" || !Array.isArray(thing["boards"])) continue;
      for (const board of thing["boards"] as { seat: number; chosen: unknown; hand: unknown }[]) {
        if (board.chosen !== null || board.hand !== null) told.push(board.seat);
      }
    }
  }
  return told;
}

test("three people choose in secret, and nobody's choice is in anybody else's traffic before the reveal", async ({
  comes,
}) => {
  const crew: [Sailor, Sailor, Sailor] = [await comes(), await comes(), await comes()];
  const [first, second, third] = crew;
  await setSail(first.page, ["I play", "Open seat", "Open seat"]);
  const link = await first.page.getByRole("textbox", { name: /can sit down/ }).inputValue();
  for (const { page } of [second, third]) {
    await page.goto("/");
    await page.evaluate(() =>
      localStorage.setItem("freeport.guide.pirates7", JSON.stringify({ known: true })),
    );
    await page.goto(link);
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await page.getByRole("button", { name: "I am ready" }).click();
  }
  const ready = first.page.getByRole("button", { name: "I am ready" });
  if (await ready.isVisible()) await ready.click();
  await first.page.getByRole("button", { name: "Cast off" }).click();

  for (const { page } of crew) await expect(middle(page).locator("[data-lit]")).toHaveCount(7);
  await middle(first.page)
    .getByRole("button", { name: /Shipwright/ })
    .click();
  await expect(middle(first.page).getByText("Nobody else sees it until it is called.")).toBeVisible();
  await middle(second.page)
    .getByRole("button", { name: /Cartographer/ })
    .click();
  await expect(middle(second.page).getByText("Nobody else sees it until it is called.")).toBeVisible();
  // Everybody sees who has chosen, and nobody what.
  for (const { page } of crew) {
    await expect(middle(page).getByRole("img", { name: "has chosen" })).toHaveCount(2);
  }
  await picture(first.page, "run/pirates7-chosen");
  await picture(third.page, "run/pirates7-choosing");
  expect(await middle(third.page).innerText()).not.toContain("Chosen.");

  for (const [seat, sailor] of crew.entries()) {
    // The check can fail: it finds one's own secrets where they belong.
    expect(toldWhileChoosing(sailor)).toContain(seat);
    expect(toldWhileChoosing(sailor).filter((other) => other !== seat)).toEqual([]);
  }

  await middle(third.page)
    .getByRole("button", { name: /Shipwright/ })
    .click();
  await expect(
    first.page
      .getByRole("log")
      .getByText(/The Shipwright is called: (Green and Blue|Blue and Green)\. No Gift\./),
  ).toBeVisible();
  // The Cartographer is called last and stays secret until then.
  const revealed = (sailor: Sailor) =>
    sailor.traffic.some((text) => /"event":"called","character":"cartographer"/.test(text));
  for (const sailor of crew) expect(revealed(sailor)).toBe(false);
  for (const [seat, sailor] of crew.entries()) {
    expect(toldWhileChoosing(sailor).filter((other) => other !== seat)).toEqual([]);
  }
  for (const sailor of [first, third]) {
    const board = sailor.traffic.at(-1) ?? "";
    expect(board).not.toContain('"chosen":"cartographer"');
  }
});
