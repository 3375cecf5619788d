// What a reader has set for this browser.
import { keep, kept } from "./keep";

export const themes = ["system", "light", "dark"] as const;
export const motions = ["system", "full", "reduced"] as const;
export const speeds = ["slow", "usual", "fast"] as const;
/** When a move waits for a word: always, when it cannot be taken back, or never. */
export const confirms = ["always", "final", "never"] as const;

export interface Choices {
  theme: (typeof themes)[number];
  motion: (typeof motions)[number];
  speed: (typeof speeds)[number];
  confirm: (typeof confirms)[number];
  sound: boolean;
  notifications: boolean;
}

const usual: Choices = {
  theme: "system",
  motion: "system",
  speed: "usual",
  confirm: "final",
  sound: true,
  notifications: false,
};
const place = "settings";

/** Reads kept settings; whatever is missing or makes no sense becomes the usual. */
export function readSettings(text: string | null): Choices {
  let found: Partial<Record<keyof Choices, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (typeof parsed === "object" && parsed !== null) found = parsed;
  } catch {
    // Something else was kept there; the usual settings hold.
  }
  return {
    theme: themes.find((theme) => theme === found.theme) ?? usual.theme,
    motion: motions.find((motion) => motion === found.motion) ?? usual.motion,
    speed: speeds.find((speed) => speed === found.speed) ?? usual.speed,
    confirm: confirms.find((confirm) => confirm === found.confirm) ?? usual.confirm,
    sound: typeof found.sound === "boolean" ? found.sound : usual.sound,
    notifications: typeof found.notifications === "boolean" ? found.notifications : usual.notifications,
  };
}

/** The settings; changed through `set`, which remembers them. */
export const settings = $state<Choices>(readSettings(kept(place)));

export function set<K extends keyof Choices>(setting: K, value: Choices[K]): void {
  settings[setting] = value;
  keep(place, JSON.stringify(settings));
  apply();
}

const stillness =
  typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : undefined;
let systemCalm = $state(stillness?.matches ?? false);
stillness?.addEventListener("change", (event) => {
  systemCalm = event.matches;
  apply();
});

/** Whether motion must be skipped. */
export function calm(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && systemCalm);
}

const paces = { slow: 1.7, usual: 1, fast: 0.5 } as const;

/** How long something that takes so many milliseconds takes at the reader's speed. */
export function paced(time: number): number {
  return time * paces[settings.speed];
}

/** Puts theme and motion onto the page, where the style sheet finds them. */
export function apply(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = calm() ? "reduced" : "full";
}
