// Where each page of the history was scrolled to, so that the back button returns to where one was.

const PLACE = "freeport.scroll";
/** How long a page may take to grow to the length it had. */
const PATIENCE = 5000;

/** The entry of the history that is shown has a name of its own. */
function entry(): string {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "entry" in state ? String(state.entry) : "first";
}

/** A state for a new entry of the history. */
export function freshEntry(): { entry: string } {
  return { entry: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}` };
}

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(PLACE) ?? "[]") as [string, number][]);
  } catch {
    return new Map();
  }
}

const heights = read();
let stopWaiting: (() => void) | undefined;

/** Where the page of the present entry was when it was left. */
export function heightBefore(): number {
  return heights.get(entry()) ?? 0;
}

/** Scrolls there as soon as the page is long enough, unless the reader goes elsewhere first. */
export function scrollBackTo(height: number): void {
  stopWaiting?.();
  const watch = new AbortController();
  const timer = setTimeout(() => watch.abort(), PATIENCE);
  const grow = new ResizeObserver(() => attempt());
  const attempt = (): void => {
    const most = document.documentElement.scrollHeight - innerHeight;
    if (most < height) return;
    scrollTo({ top: height, behavior: "instant" });
    watch.abort();
  };
  watch.signal.addEventListener("abort", () => {
    clearTimeout(timer);
    grow.disconnect();
  });
  for (const own of ["wheel", "pointerdown", "keydown"] as const)
    addEventListener(own, () => watch.abort(), { signal: watch.signal });
  stopWaiting = () => watch.abort();
  grow.observe(document.body);
  attempt();
}

/** No page is waited for any more: another one is shown. */
export function forgetHeight(): void {
  stopWaiting?.();
}

/** Begins to remember; gives back how to stop. */
export function rememberHeights(): () => void {
  history.scrollRestoration = "manual";
  const note = (): void => void heights.set(entry(), scrollY);
  const keep = (): void => {
    try {
      sessionStorage.setItem(PLACE, JSON.stringify([...heights].slice(-50)));
    } catch {
      // Forgetful, but working.
    }
  };
  addEventListener("scroll", note, { passive: true });
  addEventListener("pagehide", keep);
  return () => {
    removeEventListener("scroll", note);
    removeEventListener("pagehide", keep);
  };
}
