// Tooltips: shown on hover, on keyboard focus and on a long press. One layer (TipLayer) draws them all.
import { untrack } from "svelte";
import type { ActionReturn } from "svelte/action";

export interface TipText {
  title?: string;
  text?: string;
  /** A rule to link to, such as `AH-6.1`, in the rulebook of `game`. */
  rule?: string;
  game?: string;
  /** The tip only repeats the accessible name, so that screen readers need not hear it twice. */
  repeatsLabel?: boolean;
}

/** What a tip says; a function is asked only when the tip is shown. Nothing means no tip. */
export type TipContent = string | TipText | null | undefined | (() => string | TipText | null | undefined);

interface Shown {
  anchor: Element;
  content: TipText;
}

const hoverDelay = 350;
const pressDelay = 450;
const leaveDelay = 140;
/** Pixels a finger may tremble before it means to move something. */
const tremble = 8;

let shown = $state.raw<Shown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const tipId = "freeport-tip";

/** The tip that is shown now. */
export const tips = {
  get shown(): Shown | null {
    return shown;
  },
  hide,
  /** Keeps the tip while the pointer rests on it. */
  hold: () => clearTimeout(timer),
  release: () => later(hide, leaveDelay),
};

function later(act: () => void, delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(act, delay);
}

function hide(): void {
  clearTimeout(timer);
  shown?.anchor.removeAttribute("aria-describedby");
  shown = null;
}

function show(anchor: Element, content: TipContent): void {
  const said = typeof content === "function" ? content() : content;
  hide();
  if (!said || !anchor.isConnected) return;
  const full = typeof said === "string" ? { text: said } : said;
  if (!full.repeatsLabel) anchor.setAttribute("aria-describedby", tipId);
  shown = { anchor, content: full };
}

/** The fingers on the screen; one that is lifted anywhere is gone. */
const fingers = new Set<number>();
addEventListener("pointerdown", (event) => void fingers.add(event.pointerId), { capture: true });
for (const gone of ["pointerup", "pointercancel"] as const)
  addEventListener(gone, (event) => void fingers.delete(event.pointerId), { capture: true });

/**
 * A finger that rests on a piece shows its tip. One that moves pans, two that move pinch: neither asks for a tip. The
 * click that ends a long press is not meant for the piece.
 */
function rest(node: Element, finger: PointerEvent, content: () => TipContent): void {
  if (fingers.size > 1) return;
  const watch = new AbortController();
  const stop = (): void => {
    clearTimeout(timer);
    watch.abort();
  };
  const on = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void): void =>
    addEventListener(type, act, { capture: true, signal: watch.signal });
  on("pointermove", (event) => {
    const far = Math.hypot(event.clientX - finger.clientX, event.clientY - finger.clientY);
    if (event.pointerId === finger.pointerId && far > tremble) stop();
  });
  on("pointerdown", (event) => {
    if (event.pointerId !== finger.pointerId) stop();
  });
  on("pointerup", stop);
  on("pointercancel", stop);
  later(() => {
    stop();
    show(node, content());
    if (shown?.anchor === node) swallowClick();
  }, pressDelay);
}

/** The next click goes nowhere, unless another touch begins first. */
function swallowClick(): void {
  const watch = new AbortController();
  const once = { capture: true, signal: watch.signal };
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    watch.abort();
  };
  addEventListener("click", swallow, once);
  addEventListener("pointerdown", () => watch.abort(), once);
}

/** Gives an element a tooltip: `<g use:tip={{ title, text, game: "ahoy", rule: "AH-6.1" }}>`. */
export function tip(node: Element, content: TipContent): ActionReturn<TipContent> {
  let current = content;
  const mine = () => shown?.anchor === node;

  const enter = (event: Event) => {
    const { pointerType, buttons } = event as PointerEvent;
    // Who drags something over it does not ask what it is.
    if (pointerType !== "touch" && !buttons) later(() => show(node, current), mine() ? 0 : hoverDelay);
  };
  const leave = (event: Event) => {
    if ((event as PointerEvent).pointerType !== "touch") later(hide, leaveDelay);
  };
  const focus = () => {
    if (node.matches(":focus-visible")) show(node, current);
  };
  // A focused element that is taken away blurs in the middle of the page's update, where nothing may be set.
  const blur = () => {
    if (mine()) later(hide, 0);
  };
  const press = (event: Event) => {
    const finger = event as PointerEvent;
    if (finger.pointerType !== "touch") hide();
    else rest(node, finger, () => current);
  };
  // A long press shows the tip instead of the browser's own menu.
  const menu = (event: Event) => {
    if (mine()) event.preventDefault();
  };
  const listeners: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["pointerdown", press],
    ["focus", focus],
    ["blur", blur],
    ["contextmenu", menu],
  ];
  for (const [type, listener] of listeners) node.addEventListener(type, listener);

  return {
    update(next) {
      current = next;
      // What is shown must not become a reason to show it again.
      untrack(() => {
        if (mine()) show(node, current);
      });
    },
    destroy() {
      if (mine()) hide();
      for (const [type, listener] of listeners) node.removeEventListener(type, listener);
    },
  };
}
