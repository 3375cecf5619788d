import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tip, tipId, tips } from "./tip.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  tips.hide();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

function anchor(): HTMLElement {
  return document.body.appendChild(document.createElement("button"));
}
function pointer(node: Element, type: string, pointerType: "mouse" | "touch"): void {
  node.dispatchEvent(Object.assign(new Event(type), { pointerType }));
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
