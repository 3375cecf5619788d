import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tip, tipId, tips } from "./tip.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  tips.hide();
  for (const pointerId of [1, 2]) pointer(document.body, "pointerup", "touch", { pointerId });
  vi.useRealTimers();
  document.body.innerHTML = "";
});

function anchor(): HTMLElement {
  return document.body.appendChild(document.createElement("button"));
}
function pointer(
  node: Element,
  type: string,
  pointerType: "mouse" | "touch",
  more: { pointerId?: number; clientX?: number; clientY?: number; buttons?: number } = {},
): void {
  const finger = { pointerId: 1, clientX: 50, clientY: 50, buttons: 0, ...more };
  node.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType, ...finger }));
}

test("a tip comes when the pointer rests, describes its piece, and goes with the pointer", () => {
  const node = anchor();
  tip(node, { title: "Sail", text: "Move your flagship.", game: "ahoy", rule: "AH-6.1" });
  pointer(node, "pointerenter", "mouse");
  expect(tips.shown).toBeNull();
  vi.advanceTimersByTime(500);
  expect(tips.shown?.content.title).toBe("Sail");
  expect(node.getAttribute("aria-describedby")).toBe(tipId);
  pointer(node, "pointerleave", "mouse");
  vi.advanceTimersByTime(500);
  expect(tips.shown).toBeNull();
  expect(node.hasAttribute("aria-describedby")).toBe(false);
});

test("a tip stays while the pointer rests on it", () => {
  const node = anchor();
  tip(node, "text");
  pointer(node, "pointerenter", "mouse");
  vi.advanceTimersByTime(500);
  pointer(node, "pointerleave", "mouse");
  tips.hold();
  vi.advanceTimersByTime(500);
  expect(tips.shown?.content.text).toBe("text");
  tips.release();
  vi.advanceTimersByTime(500);
  expect(tips.shown).toBeNull();
});

test("on a touch screen a long press shows it and a tap does not", () => {
  const node = anchor();
  tip(node, "text");
  pointer(node, "pointerenter", "touch");
  pointer(node, "pointerdown", "touch");
  vi.advanceTimersByTime(200);
  pointer(node, "pointerup", "touch");
  vi.advanceTimersByTime(1000);
  expect(tips.shown).toBeNull();
  pointer(node, "pointerdown", "touch");
  vi.advanceTimersByTime(600);
  pointer(node, "pointerup", "touch");
  expect(tips.shown?.content.text).toBe("text");
});

test("a finger that pans and fingers that pinch show no tip", () => {
  const node = anchor();
  tip(node, "text");
  pointer(node, "pointerdown", "touch");
  pointer(document.body, "pointermove", "touch", { clientX: 70 });
  vi.advanceTimersByTime(1000);
  expect(tips.shown).toBeNull();
  pointer(document.body, "pointerup", "touch");
  pointer(node, "pointerdown", "touch");
  pointer(node, "pointerdown", "touch", { pointerId: 2 });
  vi.advanceTimersByTime(1000);
  expect(tips.shown).toBeNull();
  pointer(document.body, "pointerup", "touch", { pointerId: 2 });
  pointer(document.body, "pointerup", "touch");
  pointer(node, "pointerdown", "touch");
  pointer(node, "pointercancel", "touch");
  vi.advanceTimersByTime(1000);
  expect(tips.shown).toBeNull();
});

test("a finger that trembles still asks for the tip", () => {
  const node = anchor();
  tip(node, "text");
  pointer(node, "pointerdown", "touch");
  pointer(document.body, "pointermove", "touch", { clientX: 53, clientY: 48 });
  vi.advanceTimersByTime(600);
  expect(tips.shown?.content.text).toBe("text");
});

test("a long press does not click its piece, and the next tap does", () => {
  const node = anchor();
  const clicked = vi.fn();
  node.addEventListener("click", clicked);
  tip(node, "text");
  pointer(node, "pointerdown", "touch");
  vi.advanceTimersByTime(600);
  pointer(node, "pointerup", "touch");
  node.click();
  expect(clicked).not.toHaveBeenCalled();
  pointer(node, "pointerdown", "touch");
  pointer(node, "pointerup", "touch");
  node.click();
  expect(clicked).toHaveBeenCalledOnce();
});

test("a mouse that drags something over a piece does not ask what it is", () => {
  const node = anchor();
  tip(node, "text");
  pointer(node, "pointerenter", "mouse", { buttons: 1 });
  vi.advanceTimersByTime(500);
  expect(tips.shown).toBeNull();
});

test("what a tip says is asked for only when it is shown, and nothing shows nothing", () => {
  const node = anchor();
  const content = vi.fn(() => null);
  tip(node, content);
  expect(content).not.toHaveBeenCalled();
  pointer(node, "pointerenter", "mouse");
  vi.advanceTimersByTime(500);
  expect(content).toHaveBeenCalledOnce();
  expect(tips.shown).toBeNull();
});

test("a tip goes with its piece", () => {
  const node = anchor();
  const action = tip(node, "text");
  pointer(node, "pointerenter", "mouse");
  vi.advanceTimersByTime(500);
  action.destroy?.();
  expect(tips.shown).toBeNull();
});
