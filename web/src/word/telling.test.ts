import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Word } from "../wire/wire";
import { keep, kept } from "../app/keep";
import { me } from "../app/me.svelte";
import { pushing, telling } from "./telling.svelte";

const AGENT = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
const word: Word = { key: "BKey", push: false, mails: true, mail: null };

describe("what a browser can do about messages", () => {
  const modern = { worker: true, push: true, permission: "default" as const, agent: AGENT };

  test("is told apart", () => {
    expect(pushing(modern)).toBe("offered");
    expect(pushing({ ...modern, permission: "granted" })).toBe("offered");
    expect(pushing({ ...modern, permission: "denied" })).toBe("denied");
    expect(pushing({ ...modern, worker: false })).toBe("unsupported");
    expect(pushing({ ...modern, push: false })).toBe("unsupported");
    expect(pushing({ ...modern, push: false, permission: null, agent: IPHONE })).toBe("install");
    expect(pushing({ ...modern, agent: IPHONE })).toBe("offered");
  });
});

describe("messages in this browser", () => {
  const asked: { method: string; path: string; body: unknown }[] = [];
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  let subscribed = false;
  let permission: NotificationPermission = "granted";

  const found = {
    toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "K", auth: "A" } }),
    unsubscribe,
  };

  beforeEach(() => {
    asked.length = 0;
    subscribed = false;
    permission = "granted";
    unsubscribe.mockClear();
    me.person = { id: 7, name: "Anna", account: false };
    telling.word = word;
    keep("told", "");
    vi.stubGlobal("Notification", {
      get permission(): NotificationPermission {
        return permission;
      },
      requestPermission: (): Promise<NotificationPermission> => Promise.resolve(permission),
    });
    vi.stubGlobal("PushManager", {});
    const registration = {
      pushManager: {
        getSubscription: () => Promise.resolve(subscribed ? found : null),
        subscribe: (wish: unknown) => {
          asked.push({ method: "subscribe", path: "", body: wish });
          subscribed = true;
          return Promise.resolve(found);
        },
      },
    };
    const serviceWorker = {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    };
    vi.stubGlobal("navigator", { ...navigator, userAgent: AGENT, serviceWorker });
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
      asked.push({ method: init.method ?? "GET", path, body });
      const push = init.method === "POST";
      return Promise.resolve(new Response(JSON.stringify({ ...word, push })));
    });
    vi.stubEnv("DEV", false);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  test("are switched on with the key of this harbour, and off again", async () => {
    expect(await telling.push(true)).toBe(true);
    expect(asked[0]?.body).toEqual({ userVisibleOnly: true, applicationServerKey: "BKey" });
    expect(asked[1]).toMatchObject({
      method: "POST",
      path: "/api/word/push",
      body: { endpoint: "https://push.example/1", key: "K", auth: "A", language: "en" },
    });
    expect(telling.word?.push).toBe(true);
    expect(kept("told")).toBe("7");
    expect(await telling.push(false)).toBe(true);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(asked.at(-1)).toMatchObject({ method: "DELETE", path: "/api/word/push" });
    expect(kept("told")).toBe("");
  });

  test("stay off when the person says no to the browser", async () => {
    permission = "denied";
    expect(await telling.push(true)).toBe(false);
    expect(asked).toEqual([]);
    expect(telling.browser).toBe("denied");
  });

  test("are renewed for who has switched them on, and for nobody else", async () => {
    subscribed = true;
    await telling.renew();
    expect(asked).toEqual([]);
    keep("told", "7");
    await telling.renew();
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /api/word",
      "POST /api/word/push",
    ]);
    asked.length = 0;
    me.person = { id: 8, name: "Bea", account: true };
    await telling.renew();
    expect(asked).toEqual([]);
  });
});
