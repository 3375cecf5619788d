/** The keys of the table page. */

export type Shortcut =
  | { kind: "undo" }
  | { kind: "hint" }
  | { kind: "moves" }
  | { kind: "log" }
  | { kind: "talk" }
  | { kind: "help" }
  | { kind: "orders" }
  | { kind: "withdraw" }
  | { kind: "hold" }
  /** The nth listed move, from 0. */
  | { kind: "move"; index: number };

const LETTERS: Record<string, Shortcut> = {
  KeyU: { kind: "undo" },
  KeyH: { kind: "hint" },
  KeyM: { kind: "moves" },
  KeyL: { kind: "log" },
  KeyT: { kind: "talk" },
  KeyO: { kind: "orders" },
  KeyW: { kind: "withdraw" },
  KeyK: { kind: "hold" },
};

/** Keys are read by their place on the keyboard, so that they work in every alphabet. */
export function shortcut(
  event: Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "metaKey" | "altKey">,
): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "?") return { kind: "help" };
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (digit !== undefined) return { kind: "move", index: Number(digit) - 1 };
  return LETTERS[event.code] ?? null;
}

/** Whether somebody is writing, so that letters are letters. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
