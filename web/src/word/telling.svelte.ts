/** Word of one's turns while no page is open: in this browser through its push service, and by e-mail. */
import { get, send } from "../wire/http";
import type { Word } from "../wire/wire";
import { words } from "../words/words.svelte";
import { keep, kept } from "../app/keep";
import { asMe, loadMe, me } from "../app/me.svelte";
import { canWork, worker } from "../app/worker";

/** Who has switched messages on in this browser. */
const PLACE = "told";

export type Pushing =
  /** They can be switched on and off. */
  | "offered"
  /** This browser cannot, or only where pages travel encrypted. */
  | "unsupported"
  /** An iPhone takes messages for apps on its home screen alone. */
  | "install"
  /** The person has said no to the browser, which will not ask again. */
  | "denied";

/** What a browser can do about messages. */
export function pushing(browser: {
  worker: boolean;
  push: boolean;
  permission: NotificationPermission | null;
  agent: string;
}): Pushing {
  if (!browser.worker || !browser.push || browser.permission === null)
    return /iP(hone|ad|od)/.test(browser.agent) ? "install" : "unsupported";
  return browser.permission === "denied" ? "denied" : "offered";
}

/** What this browser can do. */
export function thisBrowser(): Pushing {
  return pushing({
    worker: canWork(),
    push: "PushManager" in globalThis,
    permission: "Notification" in globalThis ? Notification.permission : null,
    agent: navigator.userAgent,
  });
}

class Telling {
  /** How one is told, once the server has said it. */
  word = $state.raw<Word | null>(null);
  browser = $state<Pushing>(thisBrowser());

  async load(): Promise<void> {
    this.browser = thisBrowser();
    this.word = await asMe(() => get<Word>("/api/word"));
  }

  /** Switches messages in this browser on or off; says whether they are as wished. The browser asks only after a tap. */
  async push(on: boolean): Promise<boolean> {
    const person = me.person ?? (await loadMe());
    if (!on) {
      keep(PLACE, "");
      await (await subscription())?.unsubscribe();
      this.word = await send<Word>("DELETE", "/api/word/push");
      return true;
    }
    const allowed = (await Notification.requestPermission()) === "granted";
    this.browser = thisBrowser();
    const subscribed = allowed && (await subscribe(this.word?.key ?? ""));
    if (!subscribed) return false;
    this.word = await tell(subscribed);
    keep(PLACE, String(person.id));
    return true;
  }

  /** Gives an address, which is asked first. */
  async mail(address: string): Promise<void> {
    this.word = await send<Word>("PUT", "/api/word/mail", { address, language: words.language });
  }

  async noMail(): Promise<void> {
    this.word = await send<Word>("DELETE", "/api/word/mail");
  }

  /**
   * A browser that was signed out and in again, or whose account is new, is known by another token: whoever has switched
   * messages on in it still wants them.
   */
  async renew(): Promise<void> {
    const person = me.person;
    if (!person || kept(PLACE) !== String(person.id) || thisBrowser() !== "offered") return;
    const found = await subscription();
    if (!found) return;
    const word = await get<Word>("/api/word");
    this.word = word.push ? word : await tell(found);
  }
}

export const telling = new Telling();

async function subscription(): Promise<PushSubscription | null> {
  const found = await worker();
  return (await found?.pushManager.getSubscription()) ?? null;
}

/** Has the browser subscribe with its push service, under the key of this harbour. */
async function subscribe(key: string): Promise<PushSubscription | null> {
  const found = await worker();
  if (!found) return null;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await found.pushManager.subscribe(wish);
  } catch (thrown) {
    // It has subscribed under another key: a harbour that was here before.
    const former = await found.pushManager.getSubscription();
    if (!former) {
      console.warn(String(thrown));
      return null;
    }
    await former.unsubscribe();
    return found.pushManager.subscribe(wish);
  }
}

function tell(found: PushSubscription): Promise<Word> {
  const { endpoint, keys } = found.toJSON();
  const wish = {
    endpoint,
    key: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    language: words.language,
  };
  return asMe(() => send<Word>("POST", "/api/word/push", wish));
}
