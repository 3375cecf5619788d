// A bell, and out of sight a notification, when a table begins to wait for this person.
import type { TableCard } from "../wire/wire";
import { t } from "../words/words.svelte";
import { lists } from "./lists.svelte";
import { go } from "./router.svelte";
import { set, settings } from "./settings.svelte";
import { play } from "./sound";

/** The tables that wait now and did not wait before. */
export function newTurns(before: readonly string[], tables: readonly TableCard[]): TableCard[] {
  return tables.filter((table) => table.my_turn && !before.includes(table.id));
}

/** Watches the lists; call it once while the app is mounted. */
export function watchTurns(): void {
  let before: readonly string[] | null = null;
  $effect(() => {
    const mine = lists.current?.mine;
    if (!mine) return;
    const fresh = before ? newTurns(before, mine) : [];
    before = mine.filter((table) => table.my_turn).map((table) => table.id);
    // Whoever looks at the table sees it; everybody else is called.
    const elsewhere = fresh.filter((table) => document.hidden || !location.pathname.endsWith(`/${table.id}`));
    if (elsewhere.length > 0) play("bell");
    if (settings.notifications && document.hidden) elsewhere.forEach(notify);
  });
}

function notify(table: TableCard): void {
  if (!canNotify() || Notification.permission !== "granted") return;
  const names = table.names.filter((name) => name !== "").join(", ");
  const note = call(t("kit-your-turn"), { body: names, tag: table.id, icon: "/icon-192.png" });
  if (!note) return;
  note.onclick = () => {
    focus();
    note.close();
    go(`/table/${table.id}`);
  };
}

/** Shows a notification; none where the browser knows them and yet refuses to make any, as on Android. */
function call(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options);
  } catch {
    return null;
  }
}

export function canNotify(): boolean {
  return "Notification" in globalThis;
}

/** Switches notifications on, if the browser and the person allow it, or off. Says whether they are on. */
export async function wishNotifications(on: boolean): Promise<boolean> {
  const allowed =
    on &&
    canNotify() &&
    (await Notification.requestPermission()) === "granted" &&
    call("Freeport", { body: t("kit-call-sample"), icon: "/icon-192.png" }) !== null;
  set("notifications", allowed);
  return allowed;
}
