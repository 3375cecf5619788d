import { expect, test } from "./harbour";
import { SEAS } from "./pirates7";

test("every game with a guide can be learnt, and is gone on with later", async ({ me }) => {
  const { page } = me;
  await page.goto("/");
  await page.getByRole("link", { name: "Guided first game" }).click();
  const primer = (name: string) => page.getByRole("region", { name });
  await expect(primer("Ahoy")).toContainText("You and an easy bot");
  await expect(primer(SEAS)).toContainText("You and 2 easy bots");

  await primer(SEAS).getByRole("button", { name: "Start the guided game" }).click();
  await page.waitForURL(/\/table\//);
  const coach = page.getByRole("complementary", { name: "Guide" });
  await expect(coach).toContainText("1 of 7");
  const table = page.url();

  await page.goto("/learn");
  await expect(primer("Ahoy").getByRole("button", { name: "Start the guided game" })).toBeVisible();
  await primer(SEAS).getByRole("button", { name: "Carry on where I left off" }).click();
  await page.waitForURL(table);
  await expect(coach).toContainText("1 of 7");
});

test("the game that is played at once can be changed, and is remembered", async ({ me }) => {
  const { page } = me;
  await page.goto("/");
  const words = page.getByRole("region", { name: "A home port for tabletop adventures" });
  await expect(words).toContainText("Ahoy, you against 1 bot.");
  await words.getByRole("button", { name: "Change" }).click();
  await words.getByRole("combobox", { name: "Game" }).selectOption({ label: SEAS });
  await expect(words).toContainText(`${SEAS}, you against 2 bots.`);

  await page.reload();
  await expect(words).toContainText(`${SEAS}, you against 2 bots.`);
  await words.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/table\//);
  await expect(page).toHaveTitle(new RegExp(SEAS));
});

test("a new table of pirates shows the colours of its seats and names its options", async ({ me }) => {
  const { page } = me;
  await page.goto("/");
  await page.getByRole("button", { name: "New table" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: SEAS }).click();
  await sheet.getByRole("radio", { name: "4", exact: true }).click();
  await expect(sheet.getByRole("switch", { name: "Open tally" })).toHaveAccessibleDescription(
    /Adventure cards/,
  );
  await expect(sheet.getByRole("switch", { name: "Limit of 60 rounds" })).toBeChecked();
  const stripes = await sheet
    .getByRole("listitem")
    .evaluateAll((seats) => seats.map((seat) => getComputedStyle(seat).borderLeftColor));
  expect(new Set(stripes).size).toBe(4);
});
