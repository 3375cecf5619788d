import { type Focus, tabTo } from "./everybody";
import { expect, test } from "./harbour";

test("a first turn with the keyboard alone", async ({ me: { page } }) => {
  await page.goto("/");
  await tabTo(page, ({ name }) => name === "Play now");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  const bar = page.getByRole("region", { name: "Decision" });
  await expect(bar).toContainText("Your turn.");
  const before = await page.getByRole("log").getByRole("listitem").count();

  const pressed: string[] = [];
  const asked = page.locator(".ask button, .layouts button, .tray button, .scene button, [data-lit]");
  while (!pressed.includes("End the turn") && pressed.length < 80) {
    await expect(asked.first()).toBeVisible({ timeout: 60_000 });
    const ends = page.getByRole("button", { name: "End the turn" });
    const wanted = (await ends.isVisible())
      ? ({ name }: Focus) => name === "End the turn"
      : ({ name, lit, answers }: Focus) => lit || (answers && !/^(Back|Turn|Next place)$/.test(name));
    pressed.push((await tabTo(page, wanted)).name);
    await page.keyboard.press("Enter");
  }
  expect(pressed, pressed.join(", ")).toContain("End the turn");
  await expect.poll(() => page.getByRole("log").getByRole("listitem").count()).toBeGreaterThan(before);
});

test("the list of moves is played with letters and digits", async ({ me: { page } }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().press("Enter");
  await expect(page.getByRole("region", { name: "Decision" })).toContainText("Your turn.");
  const lines = page.getByRole("log").getByRole("listitem");
  const before = await lines.count();
  await page.keyboard.press("m");
  await expect(page.getByRole("tab", { name: /^Moves/ })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("1");
  await page.keyboard.press("l");
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
});
