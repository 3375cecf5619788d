import { lots, moves } from "./captain";
import { phone } from "./everybody";
import { expect, picture, test } from "./harbour";
import { answer, asks, middle, SEAS, setSail } from "./pirates7";

const cards = "The seven Characters in calling order";

test("a Character that brings a Black Mark says so before it is chosen, and Gifts are shown to who can get them", async ({
  me: { page },
}) => {
  await setSail(page, ["I play", "Bot, plays at random"]);
  await moves(page);
  await expect.poll(() => asks(page), { timeout: 60_000 }).toBe(true);
  const list = page.getByRole("list", { name: cards });
  // Nobody has Goods in the first round.
  await expect(list.getByRole("button", { name: /Merchant/ })).toContainText("no Goods on board yet");
  const first = page
    .getByRole("region", { name: /^Your harbour/ })
    .getByRole("img", { name: "First Player" });
  const gifts = list.getByRole("img", { name: "Gift" });
  if ((await first.count()) > 0) expect(await gifts.count()).toBeGreaterThan(0);
  else await expect(gifts).toHaveCount(0);
  // The list of moves says it too.
  await expect(page.getByRole("tabpanel", { name: /^Moves/ })).toContainText("no Goods on board yet");
  await picture(page, "run/pirates7-omens");
});

test("three see what a First Player would get twice, the score runs along, and what was played can be looked up", async ({
  me: { page },
}) => {
  await setSail(page, ["I play", "Bot, plays at random", "Bot, plays at random"]);
  await moves(page);
  await expect.poll(() => asks(page), { timeout: 60_000 }).toBe(true);
  const list = page.getByRole("list", { name: cards });
  const first = page
    .getByRole("region", { name: /^Your harbour/ })
    .getByRole("img", { name: "First Player" });
  const governor = list.getByRole("button", { name: /Governor/ });
  await expect(governor).toContainText(
    (await first.count()) > 0 ? "no Black Mark, and one removed" : "no Black Mark",
  );
  await expect(page.getByRole("list", { name: "Points so far" }).getByRole("listitem")).toHaveText([
    /7$/,
    /7$/,
    /7$/,
  ]);
  const lot = lots(3);
  for (let step = 0; step < 12; step += 1) {
    await expect.poll(() => asks(page), { intervals: [30], timeout: 60_000 }).toBe(true);
    await answer(page, lot);
  }
  await expect(middle(page)).toBeVisible();
  await page.getByRole("button", { name: "Cards played" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Cards played" });
  for (const name of ["Ports opened", "Curses cast", "Caravans raided"]) {
    await expect(sheet.getByRole("region", { name })).toBeVisible();
  }
  await expect(sheet.getByRole("list", { name: "Characters already played" })).toHaveCount(3);
  await picture(page, "run/pirates7-lookup");
});

test("the address of a lesson leads to its game, and one of no game does not", async ({ me: { page } }) => {
  await page.goto("/learn/pirates7");
  await expect(page.getByRole("region", { name: SEAS })).toBeVisible();
  await expect(page.getByRole("region", { name: "Ahoy" })).toHaveCount(0);
  await page.getByRole("link", { name: "Learn another game" }).click();
  await expect(page.getByRole("region", { name: "Ahoy" })).toBeVisible();
  await page.goto("/learn/nothing");
  await expect(page.getByRole("region", { name: SEAS })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /harbour/i }).first()).toBeVisible();
});

for (const [where, options] of [
  ["desk", {}],
  ["phone", phone],
] as const) {
  test(`a hint says what speaks for its move and shows it on the board, ${where}`, async ({ comes }) => {
    const { page } = await comes(options);
    await setSail(page, ["I play", "Bot, plays at random", "Bot, plays at random"]);
    await expect(page.locator("button.character[data-lit]").first()).toBeVisible();
    await page.locator('[data-coach="hint"]').click();
    const hint = page.getByRole("status").filter({ hasText: "Play it" });
    await expect(hint).toContainText(/What follows: .*(better|as good)/);
    const advised = page.locator("button.character.marked");
    await expect(advised).toHaveCount(1);
    await expect(advised).toBeInViewport({ ratio: 0.95 });
    await picture(page, `run/pirates7-hint-${where}`);
    await hint.getByRole("button", { name: "Play it" }).click();
    await expect(hint).toHaveCount(0);
  });
}
