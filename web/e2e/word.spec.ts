// Word of a turn while no page is open: by the browser's push service, by letter; and the app without a network.
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { LISTED, moves, playListed, setUp } from "./captain";
import { expect, forgive, forgiveCuts, picture, Port, sailor, test, type Sailor } from "./harbour";
import { freePort, MailOffice, PushOffice } from "./offices";

/** A harbour that tells at once whoever does not look, through offices of our own. */
async function open(): Promise<{
  port: Port;
  push: PushOffice;
  mail: MailOffice;
  close: () => Promise<void>;
}> {
  const [push, mail, number] = await Promise.all([PushOffice.open(), MailOffice.open(), freePort()]);
  const flags = ["--word-after", "1", "--push-service", push.url, "--mail", mail.url];
  const home = `http://127.0.0.1:${String(number)}`;
  const port = await Port.open(
    undefined,
    [...flags, "--mail-from", "Freeport <freeport@example.org>", "--public-url", home],
    `127.0.0.1:${String(number)}`,
  );
  const close = async () => {
    await port.close();
    push.close();
    mail.close();
  };
  return { port, push, mail, close };
}

/** The push service that a browser would subscribe with is far away; ours stands in for it, and everything else is the browser's own. */
async function subscribesWith(context: BrowserContext, { browser }: PushOffice): Promise<void> {
  await context.addInitScript((subscription) => {
    if (!("PushManager" in globalThis)) return;
    const place = "test.subscribed";
    const made = {
      toJSON: () => subscription,
      unsubscribe: () => {
        localStorage.removeItem(place);
        return Promise.resolve(true);
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(localStorage.getItem(place) ? made : null),
      subscribe: () => {
        localStorage.setItem(place, "yes");
        return Promise.resolve(made);
      },
    });
  }, browser);
}

/** Both sit at a table of Connect Four, and it has begun. */
async function begin(host: Page, guest: Page): Promise<string> {
  await setUp(host, ["I play", "Open seat"], { game: "Connect Four" });
  await guest.goto(await host.getByRole("textbox", { name: /can sit down/ }).inputValue());
  await guest.getByRole("button", { name: "Sit here", exact: true }).click();
  await guest.getByRole("button", { name: "I am ready", exact: true }).click();
  const ready = host.getByRole("button", { name: "I am ready", exact: true });
  if (await ready.isVisible()) await ready.click();
  await host.getByRole("button", { name: "Cast off", exact: true }).click();
  await expect(host.locator(".stage").first()).toBeVisible();
  return new URL(host.url()).pathname;
}

/** Waits until somebody is asked on a page; the list of moves is brought to the front. */
async function asked(page: Page): Promise<Page> {
  await moves(page);
  await page.waitForSelector(LISTED, { timeout: 60_000 });
  return page;
}

/** The page whose turn it is. */
function turn(one: Page, other: Page): Promise<Page> {
  return Promise.any([asked(one), asked(other)]);
}

/** The worker that a page has, as the tools of the browser know it. */
async function workerOf(page: Page): Promise<{ session: CDPSession; registration: string }> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((tell) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const first = registrations.find(({ isDeleted }) => !isDeleted);
      if (first) tell(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  return { session, registration: await found };
}

/** The notifications that the worker shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.ready;
    const notes = await found.getNotifications();
    return notes.map(({ title, body, data }) => ({ title, body, data: String(data) }));
  });

const WITH_WORKER: BrowserContextOptions = { serviceWorkers: "allow", permissions: ["notifications"] };

test("a message comes to the worker of a closed page, once, and leads to the table", async ({ browser }) => {
  const { port, push, close } = await open();
  const anna = await sailor(browser, port, WITH_WORKER);
  const boris = await sailor(browser, port);
  await subscribesWith(anna.context, push);
  await anna.page.goto("/settings");
  const toggle = anna.page.getByRole("switch", { name: "Messages in this browser" });
  await toggle.click();
  await expect(toggle).toBeChecked();
  await toggle.scrollIntoViewIfNeeded();
  await picture(anna.page, "word-settings");

  const table = await begin(anna.page, boris.page);
  const first = await turn(anna.page, boris.page);
  // Anna moves if it is her turn; then she closes her page, and Boris moves.
  if (first === anna.page) {
    await playListed(anna.page, () => 0);
    await asked(boris.page);
  }
  await anna.page.goto("about:blank");
  await playListed(boris.page, () => 0);
  await expect.poll(() => push.taken.length).toBe(1);
  const message = push.taken[0] ?? "";
  expect(JSON.parse(message)).toMatchObject({ title: "It is your turn", path: table });

  // What the push service got is what the browser hands to the worker.
  await anna.page.goto("/");
  const { session, registration } = await workerOf(anna.page);
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: port.url,
    registrationId: registration,
    data: message,
  });
  await expect.poll(() => shown(anna.page)).toHaveLength(1);
  expect((await shown(anna.page))[0]).toMatchObject({ title: "It is your turn", data: table });

  // Once for this turn, however long nobody looks: the next one is for the next turn.
  await anna.page.goto(table);
  await asked(anna.page);
  await playListed(anna.page, () => 1);
  await asked(boris.page);
  await anna.page.goto("about:blank");
  await playListed(boris.page, () => 1);
  await expect.poll(() => push.taken.length).toBe(2);

  await anna.page.goto("/settings");
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  for (const one of [anna, boris]) forgiveCuts(one);
  expect([...anna.complaints, ...boris.complaints]).toEqual([]);
  await Promise.all([anna.context.close(), boris.context.close()]);
  await close();
});

const linkIn = (text: string, page: string): string =>
  new RegExp(`/word/${page}/[\\w-]+`).exec(text)?.[0] ?? "";

test("a letter comes to an address that has said yes, once, and its link ends them", async ({ browser }) => {
  const { port, mail, close } = await open();
  const [anna, boris]: [Sailor, Sailor] = [await sailor(browser, port), await sailor(browser, port)];
  await anna.page.goto("/settings");
  await anna.page.getByRole("textbox", { name: "Your e-mail address" }).fill("anna@example.net");
  await anna.page.getByRole("button", { name: "Use this address" }).click();
  await expect(anna.page.getByText("A letter is on its way to anna@example.net.")).toBeVisible();
  await expect.poll(() => mail.taken.length).toBe(1);
  await boris.page.goto(linkIn(mail.taken[0]?.text ?? "", "confirm"));
  await boris.page.getByRole("button", { name: "Yes, write to me" }).click();
  await expect(boris.page.getByText("Good. You are told when a table waits for you.")).toBeVisible();

  const table = await begin(anna.page, boris.page);
  const first = await turn(anna.page, boris.page);
  if (first === anna.page) {
    await playListed(anna.page, () => 0);
    await asked(boris.page);
  }
  await anna.page.goto("about:blank");
  await playListed(boris.page, () => 0);
  await expect.poll(() => mail.taken.length).toBe(2);
  const letter = mail.taken[1];
  expect(letter?.to).toContain("anna@example.net");
  expect(letter?.text).toContain(`${port.url}${table}`);

  await boris.page.goto(linkIn(letter?.text ?? "", "leave"));
  await expect(boris.page.getByText("Done. No further letter will be sent to this address.")).toBeVisible();
  await picture(boris.page, "word-left");
  await anna.page.goto("/settings");
  await expect(anna.page.getByRole("textbox", { name: "Your e-mail address" })).toBeVisible();
  // And who changes their mind in the settings is not asked for long.
  await anna.page.getByRole("textbox", { name: "Your e-mail address" }).fill("anna@example.com");
  await anna.page.getByRole("button", { name: "Use this address" }).click();
  await anna.page.getByRole("button", { name: "No more letters" }).click();
  await expect(anna.page.getByRole("textbox", { name: "Your e-mail address" })).toBeVisible();
  expect(mail.taken).toHaveLength(3);
  for (const one of [anna, boris]) forgiveCuts(one);
  expect([...anna.complaints, ...boris.complaints]).toEqual([]);
  await Promise.all([anna.context.close(), boris.context.close()]);
  await close();
});

test("without a network the app opens, to the rulebook and to the table last seen", async ({ comes }) => {
  const me = await comes(WITH_WORKER);
  const { page, context } = me;
  await setUp(page, ["I play", "Bot, plays at random"], { game: "Connect Four" });
  await asked(page);
  await playListed(page, () => 3);
  await asked(page);
  const table = new URL(page.url()).pathname;
  const board = await page.locator(".stage p.unseen").first().textContent();
  // The worker comes when nothing else is to be fetched, and the books after it.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/api/games/four/rules/en")) !== undefined))
    .toBe(true);
  await page.reload();
  await asked(page);
  await expect
    .poll(() =>
      page.evaluate(async (id) => (await caches.match(`/kept/${id}`)) !== undefined, table.slice(7)),
    )
    .toBe(true);

  await context.setOffline(true);
  await page.goto("/rules/four");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Connect Four/);
  await expect(page.getByText("You are offline. You see what was last known.")).toBeVisible();
  await page.goto(table);
  await expect(page.locator(".stage p.unseen").first()).toHaveText(board ?? "");
  await expect(page.locator(LISTED)).toHaveCount(0);
  await picture(page, "word-offline");

  await context.setOffline(false);
  await asked(page);
  await page.getByRole("link", { name: "Rulebook" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Connect Four/);
  await expect(page.getByText("You are offline.")).toBeHidden();
  forgiveCuts(me);
  forgive(me, /Failed to load resource|FetchEvent|ERR_INTERNET_DISCONNECTED/);
});
