import { sailOn } from "./courier";
import { choose, fits, LANGUAGES, open, phone, reads, tabTo } from "./everybody";
import { expect, picture, test } from "./harbour";
import { answer, middle, setSail, thrown } from "./pirates7";
import { lots } from "./captain";

const BOTS = ["I play", "Bot, plays at random", "Bot, plays at random"] as const;

for (const colorScheme of ["light", "dark"] as const) {
  test(`the pirates' table is open to everybody, ${colorScheme}`, async ({ comes }) => {
    const { page } = await comes({ colorScheme });
    await page.goto("/rules/pirates7");
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await open(page, "rulebook");
    await setSail(page, [...BOTS]);
    await expect(middle(page).locator("[data-lit]").first()).toBeVisible();
    await open(page, "the secret choice");
    for (let seed = 1; seed <= 12; seed += 1) {
      if (await sailOn(page, 0, { asked: "ask-commit", moves: 3 }, seed)) break;
      await setSail(page, [...BOTS]);
    }
    await page.reload();
    await expect(middle(page).getByRole("spinbutton").first()).toBeVisible();
    await open(page, "a raid");
    const lot = lots(1);
    while (!(await thrown(page).isVisible())) await answer(page, lot);
    await open(page, "a throw");
    await sailOn(page, 0, { over: true }, 3);
    await expect(page.getByRole("region", { name: "Places and scores" })).toBeVisible();
    await open(page, "over");
  });
}

for (const language of ["en", "ru", "it"] as const) {
  test(`the pirates' table speaks ${LANGUAGES[language]}`, async ({ me: { page } }) => {
    await setSail(page, [...BOTS]);
    await sailOn(page, 0, { moves: 25 });
    await choose(page, language);
    await page.getByRole("tab").first().click();
    await expect(page.getByRole("log").getByRole("listitem").last()).toBeVisible();
    await reads(page, language);
    await picture(page, `run/pirates7-${language}`);
    await page.goto("/rules/pirates7", { waitUntil: "networkidle" });
    await reads(page, language);
  });
}

test("the pirates' table on a phone, by taps", async ({ comes }) => {
  const { page } = await comes(phone);
  await setSail(page, [...BOTS]);
  const bar = page.getByRole("region", { name: "Decision" });
  const lot = lots(2);
  for (let step = 0; step < 12; step += 1) {
    await answer(page, lot);
    await fits(page);
    await expect(bar).toBeInViewport({ ratio: 0.99 });
  }
  await picture(page, "run/pirates7-phone");
});

test("a Character is chosen and played with the keyboard alone", async ({ me: { page } }) => {
  await setSail(page, [...BOTS]);
  await expect(middle(page).locator("[data-lit]").first()).toBeVisible();
  const { name } = await tabTo(page, ({ lit, name }) => lit && name.includes("Shipwright"));
  expect(name).toContain("Shipwright");
  await page.keyboard.press("Enter");
  const buy = await tabTo(page, ({ name }) => /^Buy \d ships?/.test(name));
  await page.keyboard.press("Enter");
  expect(buy.name).toMatch(/^Buy/);
  // Bots may have gone on to the next round, and then the first one is folded.
  const log = page.getByRole("log");
  await expect(async () => {
    const first = log.getByRole("button", { name: "Round 1" });
    if ((await first.getAttribute("aria-expanded")) === "false") await first.click();
    await expect(log).toContainText(/buys \d ships?/, { timeout: 1000 });
  }).toPass();
});
