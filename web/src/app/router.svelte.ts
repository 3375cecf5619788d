// Which page is shown. Plain links are enough anywhere: clicks on them are caught here.
import { tick } from "svelte";
import { beside, openBeside } from "./beside.svelte";
import { parseRoute, type Route } from "./routes";
import { forgetHeight, freshEntry, heightBefore, rememberHeights, scrollBackTo } from "./scroll";

export type { Route };

let at = $state.raw<Route>(parseRoute(new URL(location.href)));

/** The page that is shown; `route.at` is reactive. */
export const route = {
  get at(): Route {
    return at;
  },
};

/** Goes to a page of ours; `replace` leaves no way back to the one before. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  const target = new URL(path, location.href);
  const samePage = target.pathname === location.pathname;
  if (options.replace) history.replaceState(history.state, "", target);
  else if (target.href !== location.href) history.pushState(freshEntry(), "", target);
  forgetHeight();
  show(target, !samePage, 0);
}

/** Puts query parameters into the address without leaving the page or a trace in the history. */
export function note(parameters: Record<string, string | null>): void {
  const target = new URL(location.href);
  for (const [key, value] of Object.entries(parameters)) {
    if (value === null) target.searchParams.delete(key);
    else target.searchParams.set(key, value);
  }
  history.replaceState(history.state, "", target);
  at = parseRoute(target);
}

function show(target: URL, fresh: boolean, height: number): void {
  at = parseRoute(target);
  if (!fresh) return;
  beside.close();
  void tick().then(() => {
    if (height > 0) scrollBackTo(height);
    else if (target.hash === "") scrollTo(0, 0);
    // Keyboard and screen reader go on at the top of the new page.
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  });
}

/** Begins to follow links and the back button; gives back how to stop. */
export function follow(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const target = new URL(link.href, location.href);
    if (target.origin !== location.origin || target.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (!link.closest("nav, [data-leaves]") && openBeside(at, parseRoute(target))) return;
    go(target.href);
  };
  const back = () => show(new URL(location.href), true, heightBefore());
  const forget = rememberHeights();
  scrollBackTo(heightBefore());
  document.addEventListener("click", click);
  addEventListener("popstate", back);
  return () => {
    document.removeEventListener("click", click);
    removeEventListener("popstate", back);
    forget();
  };
}
