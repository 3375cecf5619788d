// Every call of the wire, pressed by people on the page, and play goes on after each.
import type { Page } from "@playwright/test";
import { CALLS, routeOf, ROUTES, type Where } from "./calls";
import { LISTED, moves, playListed, setUp } from "./captain";
import { expect, forgive, test, type Sailor } from "./harbour";

const PASSWORD = "a long rope and a good knot";

/** What was asked of the server by some pages, in the words of the list. */
function watchCalls(...pages: Page[]): Set<string> {
  const pressed = new Set<string>();
  for (const page of pages) {
    page.on("request", (request) => {
      const route = routeOf(request.method(), new URL(request.url()).pathname);
      if (route) pressed.add(route);
    });
    page.on("websocket", (socket) => {
      const route = routeOf("GET", new URL(socket.url()).pathname);
      if (route) pressed.add(route);
      socket.on("framesent", ({ payload }) => {
        const call = /^\{"call":"(\w+)"/.exec(payload.toString())?.[1];
        if (call) pressed.add(call);
      });
    });
  }
  return pressed;
}

/** What the list promises of a chapter, and nobody has pressed. */
function missing(chapter: Where, pressed: ReadonlySet<string>): string[] {
  const promised = Object.entries({ ...CALLS, ...ROUTES }).filter(([, where]) => where === chapter);
  return promised.map(([call]) => call).filter((call) => !pressed.has(call));
}

/** Columns in which discs never make a row or a slope of four, whoever drops them: two are always left out. */
function farApart(): () => number {
  let next = 0;
  return () => [0, 1, 3, 4, 6][next++ % 5] ?? 0;
}

const undo = (page: Page): Promise<void> => page.locator('[data-coach="undo"]').click();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** A message that is shown; what is only read aloud is not meant. */
const message = (page: Page, hasText: string | RegExp) =>
  page.locator("p:not([data-announcer])").filter({ hasText });

/** Who is asked to move, and who is not. */
async function turn(crew: [Page, Page]): Promise<{ asked: Page; other: Page }> {
  const asked = await Promise.any(
    crew.map(async (page) => {
      await page.waitForSelector(LISTED, { timeout: 60_000 });
      return page;
    }),
  );
  return { asked, other: asked === crew[0] ? crew[1] : crew[0] };
}

/** Both move once: play goes on. */
async function goOn(crew: [Page, Page], lot: (count: number) => number): Promise<void> {
  for (let moved = 0; moved < 2; moved += 1) {
    const { asked, other } = await turn(crew);
    await playListed(asked, lot);
    await other.waitForSelector(LISTED, { timeout: 60_000 });
  }
}

async function talk(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Say something" }).fill(text);
  await button(page, "Send").click();
}

/** The lobby: sits down, is removed, gets up, comes back, is ready and not, talks, and the game begins. */
async function gather(host: Sailor, guest: Sailor): Promise<void> {
  await setUp(host.page, ["I play", "Open seat"], { game: "Connect Four" });
  const link = await host.page.getByRole("textbox", { name: /can sit down/ }).inputValue();
  const { page } = guest;
  await page.goto(link);
  await button(page, "Sit here").click();
  await button(page, "I am ready").click();
  await button(page, "Not ready after all").click();
  await button(host.page, "Remove").click();
  await button(page, "Sit here").click();
  await button(page, "Get up from the table").click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(link);
  await button(page, "Sit here").click();
  await button(page, "I am ready").click();
  await talk(page, "Fair winds!");
  await expect(host.page.getByText("Fair winds!")).toBeVisible();
  const ready = button(host.page, "I am ready");
  if (await ready.isVisible()) await ready.click();
  await button(host.page, "Cast off").click();
}

/** Asks for what the other has to agree to: one's last move, and the answer to it. */
async function askBack(
  crew: [Page, Page],
  lot: (count: number) => number,
): Promise<{ asker: Page; other: Page }> {
  await goOn(crew, lot);
  const { asked, other } = await turn(crew);
  await undo(asked);
  await expect(button(other, "I agree")).toBeVisible();
  return { asker: asked, other };
}

test("two people press every call of a table, and play goes on after each", async ({ comes }) => {
  const [host, guest] = [await comes(), await comes()];
  const crew: [Page, Page] = [host.page, guest.page];
  const pressed = watchCalls(...crew);
  const lot = farApart();

  await test.step("a table is opened and cleared away", async () => {
    await setUp(host.page, ["I play", "Open seat"], { game: "Connect Four" });
    await button(host.page, "Clear the table away").click();
    await button(host.page, "Clear it away").click();
    await expect(host.page).toHaveURL(/\/$/);
  });
  await test.step("people gather and begin", async () => {
    await gather(host, guest);
    for (const page of crew) await moves(page);
  });
  await test.step("a bot is asked for a hint, and it is played", async () => {
    const { asked, other } = await turn(crew);
    await asked.locator('[data-coach="hint"]').click();
    await button(asked, "Play it").click();
    await other.waitForSelector(LISTED);
  });
  await test.step("who is not asked learns why nothing can be done", async () => {
    const { other } = await turn(crew);
    await other
      .getByRole("group", { name: /^The grid/ })
      .getByRole("button")
      .first()
      .click({ force: true });
    await expect(message(other, "Two players drop one disc each in turn")).toBeVisible();
    await goOn(crew, lot);
  });
  await test.step("a bot plays for who asks for it, until they are back", async () => {
    const { asked } = await turn(crew);
    await button(asked, "More about this table").click();
    await button(asked, "Let a bot play for me").click();
    await button(asked, "I am back").click();
    await expect(button(asked, "I am back")).toBeHidden();
    await turn(crew);
  });
  await test.step("who asked to take back thinks better of it", async () => {
    const { asker, other } = await askBack(crew, lot);
    await button(asker, "Never mind").click();
    await expect(button(other, "I agree")).toBeHidden();
    await expect(asker.locator(LISTED).first()).toBeVisible();
  });
  await test.step("the other does not agree to take back", async () => {
    const { asker, other } = await askBack(crew, lot);
    await button(other, "No").click();
    await expect(button(other, "I agree")).toBeHidden();
    await expect(asker.locator(LISTED).first()).toBeVisible();
  });
  await test.step("the other is asked, reloads, and agrees", async () => {
    const { asker, other } = await askBack(crew, lot);
    await other.reload();
    await button(other, "I agree").click();
    await expect(button(other, "I agree")).toBeHidden();
    for (const page of crew) await moves(page);
    await expect(asker.locator(LISTED).first()).toBeVisible();
    await goOn(crew, lot);
  });
  await test.step("somebody gives up, the record is checked and the replay watched", async () => {
    const [page, other] = [guest.page, host.page];
    await button(page, "More about this table").click();
    await button(page, "Give up").click();
    await button(page, "Give up").click();
    await button(other, "Check this game").click();
    await expect(other.getByText(/moves, dice and cards follow from the seed/)).toBeVisible();
    await other.getByRole("link", { name: "Watch the replay" }).click();
    await expect(other.getByRole("slider", { name: "Moment of the game" })).toBeVisible();
    await other.goBack();
  });
  await test.step("they play again", async () => {
    const before = host.page.url();
    for (const page of crew)
      await page
        .getByRole("button", { name: /Play again|Yes/ })
        .first()
        .click();
    await expect(host.page).not.toHaveURL(before);
    for (const page of crew) await expect(page).toHaveURL(host.page.url());
    await host.page.getByRole("link", { name: "Rulebook" }).click();
    await expect(host.page).toHaveURL(/\/rules\//);
  });
  expect(missing("together", pressed)).toEqual([]);
});

async function enter(
  page: Page,
  way: "Make an account" | "Sign in",
  name: string,
  password: string,
): Promise<void> {
  await page.getByRole("tab", { name: way }).click();
  const form = page.getByRole("tabpanel", { name: way });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Password").fill(password);
  await form.getByRole("button", { name: way }).click();
  await expect(page.getByText("An account that works on every device")).toBeVisible();
}

test("somebody presses every call of the account page, and can play in between", async ({ me }) => {
  const { page } = me;
  const pressed = watchCalls(page);
  const guest = page.getByText("A guest in this browser");
  await page.goto("/account");
  await page.getByLabel("Your name at the tables").fill("Brave Tern");
  await button(page, "Change the name").click();
  await expect(message(page, "Your name has been changed.")).toBeVisible();
  await enter(page, "Make an account", "Brave Tern", PASSWORD);
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password").fill(`${PASSWORD} twice`);
  await button(page, "Change the password").click();
  await expect(message(page, "Your password has been changed.")).toBeVisible();
  await button(page, "Sign out here").click();
  await expect(guest).toBeVisible();
  await enter(page, "Sign in", "Brave Tern", `${PASSWORD} twice`);
  await button(page, "Sign out everywhere").click();
  await expect(guest).toBeVisible();
  await enter(page, "Sign in", "Brave Tern", `${PASSWORD} twice`);
  await button(page, "Delete the account").click();
  await page.getByRole("dialog").getByLabel("Password").fill(`${PASSWORD} twice`);
  await button(page, "Delete for good").click();
  await expect(guest).toBeVisible();
  await setUp(page, ["I play", "Bot, plays at random"], { game: "Connect Four" });
  await moves(page);
  await expect(page.locator(LISTED).first()).toBeVisible();
  forgive(me, /WebSocket|401/);
  expect(missing("account", pressed)).toEqual([]);
});
