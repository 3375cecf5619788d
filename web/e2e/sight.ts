// What a person sees of a page: nothing that can be pressed is cut off or lies under something else, and no words run over.
import type { Page } from "@playwright/test";
import { choose, LANGUAGES, phone, type Language } from "./everybody";
import { expect } from "./harbour";

const SIZES = { desk: { width: 1280, height: 800 }, phone: phone.viewport } as const;

/** What is wrong with the picture, in words. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.add("the page scrolls sideways");
    const open = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const named = (one: Element): string =>
      `${one.tagName.toLowerCase()} “${(one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 50)}”`;
    const shown = (one: Element): boolean =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      one.closest(".unseen, [data-announcer]") === null;
    /** What is left of the screen for a piece within everything that cuts it off, and whether it can be pushed aside. */
    const room = (one: Element) => {
      const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, pushed: false };
      for (let up = one.parentElement; up && up !== root; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        const { left, top, right, bottom } = up.getBoundingClientRect();
        if (overflowX !== "visible") {
          box.left = Math.max(box.left, left);
          box.right = Math.min(box.right, right);
          box.pushed ||= overflowX !== "hidden" && overflowX !== "clip" && up.scrollWidth > up.clientWidth;
        }
        if (overflowY !== "visible") {
          box.top = Math.max(box.top, top);
          box.bottom = Math.min(box.bottom, bottom);
        }
      }
      return box;
    };
    for (const button of open.querySelectorAll<HTMLElement>("button:enabled, a.button, [role=tab]")) {
      if (!shown(button) || button.ariaDisabled === "true") continue;
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      const within = room(button);
      if (top >= within.bottom || bottom <= within.top) continue;
      const seen = Math.min(right, within.right) - Math.max(left, within.left);
      if (!within.pushed && seen < width * 0.97) found.add(`cut off: ${named(button)}`);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (x < within.left || x > within.right || y < within.top || y > within.bottom) continue;
      const on = document.elementFromPoint(x, y);
      if (on && !button.contains(on) && !on.contains(button))
        found.add(`${named(button)} lies under ${named(on)}`);
    }
    for (const words of open.querySelectorAll<HTMLElement>("body *:not(svg, svg *)")) {
      const own = [...words.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
      );
      if (!own || !shown(words)) continue;
      const { display, overflowX } = getComputedStyle(words);
      if (display !== "inline" && overflowX === "visible" && words.scrollWidth > words.clientWidth + 2)
        found.add(`runs over: ${named(words)}`);
      const { left, right, top, bottom } = words.getBoundingClientRect();
      const within = room(words);
      if (top >= within.bottom || bottom <= within.top || left >= within.right || within.pushed) continue;
      if (right > within.right + 2 || left < within.left - 2) found.add(`cut off: ${named(words)}`);
    }
    return [...found];
  });
}

/** Looks at a place at a desk and on a phone, in every language. */
export async function looksRight(page: Page, place: string): Promise<void> {
  const languages = Object.keys(LANGUAGES) as Language[];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const language of languages) {
      await choose(page, language);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect.poll(() => faults(page), { message: `${place}, ${size}, ${language}` }).toEqual([]);
    }
  }
  await page.setViewportSize(SIZES.desk);
  await choose(page, "en");
}
