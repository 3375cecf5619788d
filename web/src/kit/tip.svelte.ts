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

/** Gives an element a tooltip: `<g use:tip={{ title, text, game: "ahoy", rule: "AH-6.1" }}>`. */
export function tip(node: Element, content: TipContent): ActionReturn<TipContent> {
  let current = content;
  const mine = () => shown?.anchor === node;

  const enter = (event: Event) => {
    if ((event as PointerEvent).pointerType !== "touch")
      later(() => show(node, current), mine() ? 0 : hoverDelay);
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
    if ((event as PointerEvent).pointerType === "touch") later(() => show(node, current), pressDelay);
    else hide();
  };
  const lift = (event: Event) => {
    if ((event as PointerEvent).pointerType === "touch" && !mine()) clearTimeout(timer);
  };
  // A long press shows the tip instead of the browser's own menu.
  const menu = (event: Event) => {
    if (mine()) event.preventDefault();
  };
  const listeners: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["pointerdown", press],
    ["pointerup", lift],
    ["pointercancel", lift],
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
