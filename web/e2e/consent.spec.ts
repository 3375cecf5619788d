// Taking back, giving up and being away, through the page; and play goes on afterwards.
import type { Page } from "@playwright/test";
import { LISTED, moves, playListed, setUp, standing, stepsTold, story } from "./captain";
import { expect, picture, test, type Sailor } from "./harbour";

const UNDO = /^(Take back the last move|Ask to take back|Nothing to take back|Dice have been thrown)/;
const undo = (page: Page) => page.getByRole("button", { name: UNDO });
const question = (page: Page) => page.getByRole("region", { name: "Take back?" });
const bar = (page: Page) => page.getByRole("region", { name: "Decision" });

/** Two people at a table of Ahoy; the first one is its host. */
async function together(host: Page, guest: Page, wish?: () => Promise<void>): Promise<void> {
  await setUp(host, ["I play", "Open seat"], wish ? { wish } : {});
  const link = await host.getByRole("textbox", { name: /can sit down/ }).inputValue();
  await guest.goto(link);
  await guest.getByRole("button", { name: "Sit here" }).click();
  await guest.getByRole("button", { name: "I am ready" }).click();
  await host.getByRole("button", { name: "Cast off" }).click();
  for (const page of [host, guest]) await moves(page);
}

/** Lets whoever is asked make the first listed move, until the table stands as wished; everybody has heard of each move before the next. */
async function playUntil(crew: Sailor[], stands: () => Promise<boolean>): Promise<void> {
  for (let made = 0; made < 120; made += 1) {
    if (await stands()) return;
    const asked = await Promise.any(
      crew.map(async (sailor) => {
        await sailor.page.waitForSelector(LISTED);
        return sailor;
      }),
    );
    // The list that follows may read like the one before; the number of steps tells them apart.
    const before = stepsTold(asked);
    await playListed(asked.page, () => 0);
    for (const sailor of crew) await expect.poll(() => stepsTold(sailor)).toBeGreaterThan(before);
  }
  throw new Error("it never came to that");
}

/** Whether the last move of who looks lies beyond a throw or a secret, and others have to be asked. */
const mustAsk = (page: Page) => async (): Promise<boolean> =>
  ((await undo(page).getAttribute("aria-label")) ?? "").startsWith("Ask to take back");

test("a step back past dice is asked for, refused, asked for again and granted, and play goes on", async ({
  comes,
}) => {
  const [anna, bea]: [Sailor, Sailor] = [await comes(), await comes()];
  await together(anna.page, bea.page);
  await playUntil([anna, bea], mustAsk(anna.page));

  await undo(anna.page).click();
  await expect(question(anna.page)).toContainText("You asked to take back");
  // The question names the moves, and the board stays in sight.
  await expect(question(bea.page)).toContainText(/asks you to agree to take back \d+ move/);
  const lines = question(bea.page).getByRole("list", { name: "What would be taken back" });
  await expect(lines.getByRole("listitem").first()).not.toBeEmpty();
  await expect(bea.page.getByRole("dialog")).toHaveCount(0);
  const board = await bea.page.getByRole("region", { name: "Board", exact: true }).boundingBox();
  const asked = await question(bea.page).boundingBox();
  expect(board && asked && board.height > 300 && board.y + board.height <= asked.y + 1).toBe(true);
  await picture(bea.page, "run/take-back");

  // Who comes back in the middle of it is asked all the same.
  await bea.page.reload();
  await expect(question(bea.page)).toContainText("asks you to agree");
  // It goes by itself, so it is looked for before there is anything to see.
  const told = expect(anna.page.getByText(/did not agree to take the move back/).first()).toBeVisible();
  await bea.page.getByRole("button", { name: "No", exact: true }).click();
  await told;
  await expect(question(anna.page)).toHaveCount(0);

  await undo(anna.page).click();
  await bea.page.getByRole("button", { name: "I agree" }).click();
  for (const { page } of [anna, bea]) {
    await expect(question(page)).toHaveCount(0);
    await expect.poll(async () => (await story(page)).join("\n")).toMatch(/took .* back\. Agreed: /);
    await moves(page);
  }
  const before = (await story(bea.page)).length;
  await moves(anna.page);
  await playListed(anna.page, () => 0);
  await expect.poll(async () => (await story(bea.page)).length).toBeGreaterThan(before);
});

test("who asked can think better of it", async ({ comes }) => {
  const [anna, bea]: [Sailor, Sailor] = [await comes(), await comes()];
  await together(anna.page, bea.page);
  await playUntil([anna, bea], mustAsk(anna.page));
  await undo(anna.page).click();
  await expect(question(bea.page)).toBeVisible();
  await anna.page.getByRole("button", { name: "Never mind" }).click();
  for (const { page } of [anna, bea]) await expect(question(page)).toHaveCount(0);
});

test("at a practice table everything is undone freely, and giving up ends the game for good", async ({
  me,
}) => {
  await setUp(me.page, ["I play", "Bot, plays at random"]);
  await expect(me.page.getByText("Practice", { exact: true })).toBeVisible();
  await moves(me.page);
  // Far enough to have thrown dice.
  let made = 0;
  await playUntil([me], () => Promise.resolve((made += 1) > 12));
  for (let back = 0; back < 3; back += 1) {
    const told = (await story(me.page)).join("\n");
    await moves(me.page);
    await expect(undo(me.page)).toHaveAccessibleName("Take back the last move");
    await undo(me.page).click();
    await expect.poll(async () => (await story(me.page)).join("\n")).not.toBe(told);
  }
  await moves(me.page);
  expect(await standing(me.page)).toBe("asked");
  await playListed(me.page, () => 0);

  await me.page.getByRole("button", { name: "More about this table" }).click();
  await me.page.getByRole("button", { name: "Give up" }).click();
  await me.page.getByRole("button", { name: "Give up" }).last().click();
  await expect(bar(me.page)).toContainText("The game is over.");
  await expect(me.page.getByText("Your turn.")).toHaveCount(0);
  expect((await story(me.page)).at(-1)).toMatch(/has given up/);
  await expect(me.page.getByText("A practice game: everything could be undone.")).toBeVisible();
  await picture(me.page, "run/given-up");
  await me.page.reload();
  await expect(bar(me.page)).toContainText("The game is over.");
  await expect(me.page.getByText("Your turn.")).toHaveCount(0);
});

test("where it counts bots hold the dice, and the page asks before what cannot be undone", async ({ me }) => {
  await me.context.addInitScript(() => {
    if (location.protocol.startsWith("http")) localStorage.setItem("freeport.settings", "{}");
  });
  await setUp(me.page, ["I play", "Bot, plays at random"], {
    wish: () => me.page.getByRole("switch", { name: "Practice table" }).click(),
  });
  await expect(me.page.getByText("Practice", { exact: true })).toHaveCount(0);
  await moves(me.page);
  const sure = me.page.getByRole("region", { name: "Make this move?" });
  let asked = 0;
  for (let made = 0; made < 60 && asked < 2; made += 1) {
    await me.page.waitForSelector(LISTED);
    const steps = stepsTold(me);
    const before = await me.page.locator(LISTED).allInnerTexts();
    await playListed(me.page, () => 0);
    await expect.poll(async () => (await sure.isVisible()) || stepsTold(me) > steps).toBe(true);
    if (!(await sure.isVisible())) continue;
    asked += 1;
    await expect(sure).toContainText("This cannot be taken back.");
    if (asked === 1) {
      await picture(me.page, "run/sure");
      await me.page.getByRole("button", { name: "Not yet" }).click();
      await expect(sure).toHaveCount(0);
      expect(await me.page.locator(LISTED).allInnerTexts()).toEqual(before);
      await playListed(me.page, () => 0);
    }
    await me.page.getByRole("button", { name: "Do it" }).click();
    await expect(sure).toHaveCount(0);
  }
  expect(asked).toBeGreaterThan(0);
  await me.page.waitForSelector(LISTED);
  await expect(undo(me.page)).toHaveAccessibleName(/bots do not agree/);
  await undo(me.page).click();
  await expect(
    me.page.locator("p:not([data-announcer])").filter({ hasText: /Bots do not agree to take that back/ }),
  ).toBeVisible();
});

test("a bot steps in for who is away after the time of grace, and leaves on return", async ({ comes }) => {
  const [anna, bea]: [Sailor, Sailor] = [await comes(), await comes()];
  await together(anna.page, bea.page);
  const link = bea.page.url();
  const theirs = anna.page.getByRole("list", { name: "Players" }).getByRole("button").last();
  await bea.page.goto("/");
  await theirs.click();
  const sheet = anna.page.getByRole("dialog");
  await expect(sheet.getByText(/A bot may step in for them in \d+ s/)).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Let a bot play for them" })).toHaveCount(0);
  await anna.page.keyboard.press("Escape");
  await bea.page.goto(link);
  await moves(bea.page);

  const [carl, dora]: [Sailor, Sailor] = [await comes(), await comes()];
  await together(carl.page, dora.page, () =>
    carl.page.getByRole("spinbutton", { name: /before a bot may step in/ }).fill("0"),
  );
  await dora.page.goto("/");
  await carl.page.getByRole("list", { name: "Players" }).getByRole("button").last().click();
  await carl.page.getByRole("button", { name: "Let a bot play for them" }).click();
  await expect.poll(async () => (await story(carl.page)).join(" ")).toContain("A bot plays for");
  await dora.page.goBack();
  await expect.poll(async () => (await story(carl.page)).join(" ")).toContain("is back at the helm");
  await expect(dora.page.getByText("A bot is playing for you.")).toHaveCount(0);
});
