// Standing orders and windows, pressed by a person at a table of Rum & Bones.
import { moves } from "./captain";
import { sailOn } from "./courier";
import { expect, test } from "./harbour";
import { board, playOn } from "./rumbones";

test("a window is held and passed; an order passes for its owner, and is withdrawn with one key", async ({
  me,
}) => {
  const { page, traffic } = me;
  const said = new Set<string>();
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const call = /^\{"call":"(\w+)"/.exec(payload.toString())?.[1];
      if (call) said.add(call);
    });
  });
  await board(page, ["I play", "Bot, plays at random"]);
  expect(await sailOn(page, 0, { offers: '{"open":"pass"}' }, 3)).toBe(true);
  const prompt = page.getByRole("region", { name: "A question to you" });
  await expect(prompt).toBeVisible();
  // Nothing lies over the board while the question waits.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await prompt.getByRole("button", { name: "Hold" }).click();
  await expect(prompt).toContainText("You are holding this open.");
  await page.keyboard.press("k");
  await expect(prompt).not.toContainText("You are holding this open.");

  await page.keyboard.press("o");
  const sheet = page.getByRole("dialog", { name: "Orders" });
  const rest = sheet.getByRole("radiogroup", { name: "Everything else" });
  await sheet.getByRole("radio", { name: "The whole game" }).click();
  await rest.getByRole("radio", { name: "Never" }).click();
  await expect(rest.getByRole("radio", { name: "Never" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  // The order says nothing about the window that is open already.
  await prompt.getByRole("button", { name: "Pass", exact: true }).click();

  await moves(page);
  const declined = (): boolean => traffic.some((text) => text.includes('"key":"declined"'));
  for (let seed = 1; seed < 12 && !declined(); seed += 1) await playOn(page, seed, 12);
  expect(declined()).toBe(true);
  await page.keyboard.press("o");
  await expect(sheet).toContainText("Passed for you");
  await page.keyboard.press("Escape");
  await page.keyboard.press("w");
  await page.keyboard.press("o");
  await expect(sheet.getByRole("button", { name: "Withdraw all orders" })).toBeDisabled();
  expect(["hold", "order", "withdraw"].filter((call) => !said.has(call))).toEqual([]);
});
