// Moments of Rum & Bones: a reaction in another player's turn, the Kraken, and six players on a phone.
import { phone } from "./everybody";
import { test } from "./harbour";
import { krakenRises, reacts, reactsOnPhone, sixOnPhone, standsStill } from "./moments";
import { board, FIRST } from "./rumbones";

test("a reaction in another player's turn is asked beside the board, which stays usable", async ({ me }) => {
  await board(me.page, ["I play", "Bot, plays at random"]);
  await me.page
    .getByRole("region", { name: "Which faction do you want?" })
    .getByRole("button")
    .first()
    .click();
  await reacts(me, FIRST, /^B7, /);
});

test("a reaction is answered on a phone, by tapping", async ({ comes }) => {
  await reactsOnPhone(await comes(phone), FIRST);
});

test("the Kraken comes up in a scene of its own", async ({ me: { page } }) => {
  await krakenRises(page, FIRST);
});

test("what stands still is not drawn again when figures move", async ({ me: { page } }) => {
  await standsStill(page, FIRST);
});

test("six players on a phone", async ({ comes }) => {
  const leaves = ["Cards", "Your Heroes", "Enemies"];
  await sixOnPhone(await comes(phone), FIRST, { leaves, name: "rumbones-phone" });
});
