// Short messages at the edge of the page, which go by themselves.
import { announce } from "./announce.svelte";

export interface Toast {
  id: number;
  text: string;
  tone: "info" | "good" | "bad";
  link?: { href: string; label: string };
}

interface Options {
  tone?: Toast["tone"];
  link?: Toast["link"];
  /** Milliseconds it stays; long enough to read by default. */
  stay?: number;
}

let next = 0;
export const toasts = $state<Toast[]>([]);

/** Says something for a while; what is said again while it stands there stands there once, and longer. */
export function toast(text: string, options: Options = {}): void {
  const { tone = "info", link, stay = 4000 + text.length * 45 + (link ? 3000 : 0) } = options;
  const id = next++;
  const before = toasts.findIndex((toast) => toast.text === text);
  if (before >= 0) toasts.splice(before, 1);
  toasts.push({ id, text, tone, ...(link ? { link } : {}) });
  if (toasts.length > 3) toasts.shift();
  announce(text, { urgent: tone === "bad" });
  setTimeout(() => dismiss(id), stay);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
