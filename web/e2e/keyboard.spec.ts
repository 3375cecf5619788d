import type { Page } from "@playwright/test";
import { expect, test } from "./harbour";

interface Focus {
  name: string;
  lit: boolean;
  /** Whether it belongs to what is asked. */
  answers: boolean;
  seen: boolean;
}

/** What has the focus, and whether one can see that. */
function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const here = document.activeElement;
    if (!here || here === document.body) return { name: "", lit: false, answers: false, seen: true };
    const marked = (one: Element): boolean => {
      const { outlineStyle, outlineWidth, boxShadow, strokeWidth } = getComputedStyle(one);
      return (
        (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none" || strokeWidth !== "1px"
      );
    };
    return {
      name: here.getAttribute("aria-label") ?? here.textContent.trim(),
      lit: here.hasAttribute("data-lit") && here.getAttribute("aria-disabled") !== "true",
      answers: here.closest(".ask, .layouts, .tray, .scene") !== null,
      seen: marked(here) || [...here.querySelectorAll("*")].some(marked),
    };
  });
}

/** Walks on with the tab key until something fits. */
async function tabTo(page: Page, fits: (focus: Focus) => boolean): Promise<Focus> {
  for (let steps = 0; steps < 80; steps += 1) {
    const here = await focus(page);
    expect(here.seen, `the focus on “${here.name}” cannot be seen`).toBe(true);
    if (fits(here)) return here;
    await page.keyboard.press("Tab");
  }
  throw new Error("the tab key leads to nothing that fits");
}

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
    await expect(asked.first()).toBeVisible({ timeout: 20_000 });
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
