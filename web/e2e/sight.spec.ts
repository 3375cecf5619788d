// Places that are looked at with the eyes of somebody at a desk and on a phone, in three languages.
import { setUp } from "./captain";
import { sailOn } from "./courier";
import { expect, test } from "./harbour";
import { SEAS, setSail } from "./pirates7";
import { looksRight } from "./sight";

test("the pages before a table", async ({ me: { page } }) => {
  for (const path of ["/", "/learn", "/settings", "/account"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await looksRight(page, path);
  }
});

test("Ahoy: the guide, a turn of four, and the result", async ({ me: { page } }) => {
  await setUp(page, ["I play", "Bot, plays at random", "Bot, plays at random", "Bot, plays at random"]);
  const coach = page.getByRole("complementary", { name: "Guide" });
  await expect(coach).toBeVisible();
  await looksRight(page, "the offer of a guide");
  await coach.getByRole("button", { name: "Show me" }).click();
  // It lies on nothing that is lit.
  await expect(page.locator(".layouts button").first()).toBeVisible();
  const apart = () =>
    page.evaluate(() => {
      const card = document.querySelector(".coach")?.getBoundingClientRect();
      const lit = [...document.querySelectorAll(".layouts button")].map((one) => one.getBoundingClientRect());
      return (
        card !== undefined &&
        lit.every(
          (one) =>
            one.right <= card.left ||
            one.left >= card.right ||
            one.bottom <= card.top ||
            one.top >= card.bottom,
        )
      );
    });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(apart).toBe(true);
  }
  await coach.getByRole("button", { name: /^Close the guide/ }).click();
  await sailOn(page, 0, { asked: "ask-turn", moves: 5 });
  await looksRight(page, "a turn");
  await sailOn(page, 0, { over: true });
  const chart = page.locator("figure svg[role=img]");
  await expect(chart).toBeVisible();
  await looksRight(page, "the result");
  // The chart is drawn for the room it has: its small print does not shrink with it.
  await page.setViewportSize({ width: 390, height: 844 });
  const print = () =>
    chart
      .locator("text")
      .first()
      .evaluate((text) => {
        const scale = (text as SVGGraphicsElement).getScreenCTM()?.a ?? 0;
        return parseFloat(getComputedStyle(text).fontSize) * scale;
      });
  await expect.poll(print).toBeGreaterThanOrEqual(11);
});

test("Pirates: the secret choice of three, and a raid", async ({ me: { page } }) => {
  await setSail(page, ["I play", "Bot, plays at random", "Bot, plays at random"]);
  await expect(page.locator("button.character").first()).toBeVisible();
  const whole = () =>
    page
      .locator("button.character")
      .evaluateAll((cards) =>
        cards.every(
          (card) =>
            card.getBoundingClientRect().bottom <=
            (card.closest(".middle")?.getBoundingClientRect().bottom ?? 0) + 1,
        ),
      );
  await looksRight(page, "the choice");
  // Wherever the First Player sits, the longest of Gifts stand beside their names.
  for (let seed = 1; seed <= 6; seed += 1) {
    if (await sailOn(page, 0, { asked: "ask-character", round: 2, offers: "governor" }, seed)) break;
    await setSail(page, ["I play", "Bot, plays at random", "Bot, plays at random"]);
  }
  await expect.poll(whole).toBe(true);
  await looksRight(page, `a later choice at ${SEAS}`);
});
