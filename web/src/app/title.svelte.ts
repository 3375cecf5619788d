// The title of the browser's tab: the page, and how many tables wait.
import { lists } from "./lists.svelte";

let page = $state("");

/** Names the page that is shown; call it from an effect, so that it follows the language. */
export function setTitle(text: string): void {
  page = text;
}

export function titleOf(text: string, waiting: number): string {
  const badge = waiting > 0 ? `(${waiting}) ` : "";
  return badge + (text === "" ? "Freeport" : `${text} · Freeport`);
}

/** Keeps the tab's title and the installed app's badge up to date; call it once while the app is mounted. */
export function keepTitle(): void {
  $effect(() => {
    document.title = titleOf(page, lists.waitingForMe);
  });
  $effect(() => {
    const count = lists.waitingForMe;
    if (!("setAppBadge" in navigator)) return;
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  });
}
