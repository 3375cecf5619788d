// Moments of Second Tide: a card in another player's turn, the Kraken, and six players on a phone, in teams and each alone.
import { phone } from "./everybody";
import { expect, test } from "./harbour";
import { krakenRises, reacts, reactsOnPhone, sixOnPhone, standsStill } from "./moments";
import { board, recruits, SECOND } from "./rumbones";

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

test("Second Tide: six players on a phone, each alone", async ({ comes }) => {
  const me = await comes(phone);
  await sixOnPhone(me, SECOND, {
    leaves: ["Your heroes", "Enemies"],
    name: "rumbones2-phone-alone",
    wish: () => me.page.getByRole("dialog").getByRole("radio", { name: "Free-for-all" }).click(),
  });
  await expect(me.page.getByRole("region", { name: "Lives of all players" })).toBeAttached();
});
