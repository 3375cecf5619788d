// Moments of Second Tide: a card in another player's turn, the Kraken, and six players on a phone, in teams and each alone.
import { playOne, sailOn } from "./courier";
import { phone } from "./everybody";
import { expect, picture, test } from "./harbour";
import { krakenRises, reacts, reactsOnPhone, sixOnPhone, standsStill } from "./moments";
import { board, last, recruits, sea, SECOND } from "./rumbones";

test("Second Tide: a card in another player's turn is asked for beside the board, which stays usable", async ({
  me,
}) => {
  const begin = async () => {
    await board(me.page, ["I play", "Bot, plays at random"], SECOND);
    await recruits(me.page);
  };
  await begin();
  // Who keeps the cards sooner has one that fits.
  await reacts(me, SECOND, /^B7, /, { prefer: '"open":"pass"' }, begin);
});

test("Second Tide: a window is answered on a phone, by tapping", async ({ comes }) => {
  await reactsOnPhone(await comes(phone), SECOND);
});

test("Second Tide: the Kraken comes up in a scene of its own", async ({ me: { page } }) => {
  await krakenRises(page, SECOND);
});

test("Second Tide: what stands still is not drawn again when figures move", async ({ me: { page } }) => {
  await standsStill(page, SECOND);
});

test("Second Tide: six players in two teams on a phone", async ({ comes }) => {
  const leaves = ["Cards", "Your heroes", "Enemies"];
  await sixOnPhone(await comes(phone), SECOND, { leaves, name: "rumbones2-phone" });
});

test("Second Tide: what the form asks for is what is played", async ({ me }) => {
  const { page } = me;
  const form = page.getByRole("dialog");
  const against = ["I play", "Bot, plays at random"] as const;
  const view = () => last(me).now.view;

  // What the printed content cannot be played with is not offered. Everybody alone: lives and heroes are asked for, and what means nothing there is not.
  await board(page, [...against], SECOND, async () => {
    const found = form.getByRole("radiogroup", { name: "How heroes are found" });
    await expect(found.getByRole("radio")).toHaveText(["Chosen in secret", "Chosen in turns", "By chance"]);
    await form.getByRole("radio", { name: "Free-for-all" }).click();
    await expect(form.getByRole("combobox", { name: "Fleets" })).toHaveCount(0);
    const lives = form.getByRole("radiogroup", { name: "Lives of each hero" });
    await lives.getByRole("radio", { name: "2", exact: true }).click();
    const heroes = form.getByRole("radiogroup", { name: "Heroes of each player" });
    await heroes.getByRole("radio", { name: "1", exact: true }).click();
    await picture(page, "run/rumbones2-form-alone");
  });
  await expect(sea(page)).toBeVisible();
  expect(await sailOn(page, 0, { asked: "ask-act" })).toBe(true);
  await expect
    .poll(() =>
      view()
        .heroes.map(({ owner, lives }) => [owner, lives])
        .sort(),
    )
    .toEqual([
      [0, 2],
      [1, 2],
    ]);
  // The story goes from turn to turn.
  await page.getByRole("tab", { name: "Story" }).click();
  const log = page.getByRole("log", { name: "The story of the game" });
  await expect(log.getByRole("heading", { name: /^Player \d$/ }).first()).toBeVisible();
  await expect(log.getByRole("heading", { name: /Round/ })).toHaveCount(0);
  await picture(page, "run/rumbones2-story-alone");

  // Every fleet that can be named.
  for (const fleet of ["gw", "gj", "dj", "gg", "jj", "dd"]) {
    await board(page, [...against], SECOND, async () => {
      await form.getByRole("combobox", { name: "Fleets" }).selectOption(fleet);
    });
    await expect(sea(page)).toBeVisible();
    await sailOn(page, 0, { moves: 1 });
    await expect.poll(() => view().layout).toBe(fleet);
  }

  // Two sides of one faction: who plays for which is told by their sides.
  await board(page, ["I play", "I play"], SECOND, async () => {
    await form.getByRole("radio", { name: "The same is allowed" }).click();
  });
  await page
    .getByRole("button", { name: /^I play/ })
    .first()
    .click();
  await expect(sea(page)).toBeVisible();
  for (const seat of [0, 1]) await playOne(page, seat);
  for (const seat of [0, 0, 0, 1, 1, 1]) await playOne(page, seat);
  const roles = page.getByRole("list", { name: "Players" }).locator(".role");
  await expect(roles).toHaveText(["Side A", "Side B"]);
  await picture(page, "run/rumbones2-mirror");
});

test("Second Tide: six players on a phone, each alone", async ({ comes }) => {
  const me = await comes(phone);
  await sixOnPhone(me, SECOND, {
    leaves: ["Your heroes", "Enemies"],
    name: "rumbones2-phone-alone",
    wish: () => me.page.getByRole("dialog").getByRole("radio", { name: "Free-for-all" }).click(),
  });
  await expect(me.page.getByRole("region", { name: "Lives of all players" })).toBeAttached();
});
