import type { ActionReturn } from "svelte/action";

/** Arrow keys, Home and End move between the buttons of a group and choose the one they reach. */
export function roving(group: HTMLElement): ActionReturn {
  const key = (event: KeyboardEvent) => {
    const buttons = [...group.querySelectorAll<HTMLElement>("[role=tab], [role=radio]")];
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    const last = buttons.length - 1;
    const there: Record<string, number> = {
      ArrowRight: here === last ? 0 : here + 1,
      ArrowDown: here === last ? 0 : here + 1,
      ArrowLeft: here === 0 ? last : here - 1,
      ArrowUp: here === 0 ? last : here - 1,
      Home: 0,
      End: last,
    };
    const next = buttons[there[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  group.addEventListener("keydown", key);
  return { destroy: () => group.removeEventListener("keydown", key) };
}
