// What everybody needs: a page that is open to all, fits a phone, speaks one's language and can be walked with keys.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./harbour";

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Looks for findings that shut somebody out. */
export async function open(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  expect.soft(grave, where).toEqual([]);
}

/** Nothing sticks out to the side. */
export async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

export const LANGUAGES = { en: "English", ru: "Русский", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

/** Picks a language in the bar at the top. */
export const choose = (page: Page, language: Language): Promise<string[]> =>
  page.locator("header").getByRole("combobox").selectOption({ label: LANGUAGES[language] });

/** Reads the page and looks for strings that are missing or in another language. */
export async function reads(page: Page, language: Language): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  const text = await page.locator("main").innerText();
  expect(text, "a string without words").not.toMatch(/\[[a-z]+(-[a-z]+)*\]|\{ ?\$/);
  if (language !== "ru") return;
  // Names of games, people and languages stay as they are; whole sentences do not.
  const sentences = text.split(/[\n.!?:;]/).filter((part) => part.trim().split(/\s+/).length >= 4);
  const foreign = sentences.filter((part) => {
    const letters = part.match(/\p{L}/gu) ?? [];
    const cyrillic = part.match(/\p{Script=Cyrillic}/gu) ?? [];
    return letters.length > 12 && cyrillic.length < letters.length / 2;
  });
  expect(foreign).toEqual([]);
}

export interface Focus {
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
export async function tabTo(page: Page, fits: (focus: Focus) => boolean): Promise<Focus> {
  for (let steps = 0; steps < 80; steps += 1) {
    const here = await focus(page);
    expect(here.seen, `the focus on “${here.name}” cannot be seen`).toBe(true);
    if (fits(here)) return here;
    await page.keyboard.press("Tab");
  }
  throw new Error("the tab key leads to nothing that fits");
}
