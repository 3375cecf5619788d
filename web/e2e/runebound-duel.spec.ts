// Two people at a table of Runebound, each with a browser of their own: they talk, strike a deal and draw steel.
import type { Locator, Page } from "@playwright/test";
import { LISTED, moves, setUp, stepsTold } from "./captain";
import { sailOn } from "./courier";
import { fits, open, phone } from "./everybody";
import { expect, picture, type Sailor, test } from "./harbour";
import { type Now, Stage } from "./staged";

const knowsGuide = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem("freeport.guide.runebound", JSON.stringify({ known: true })));

const world = (page: Page) => page.getByRole("group", { name: "The world" });
const talks = (page: Page) => page.getByRole("region", { name: / talks with / });
const fight = (page: Page) => page.getByRole("region", { name: / against / });
const choices = (page: Page) => fight(page).getByRole("group", { name: "Your move" }).getByRole("button");

/** The first lays the table, the second sits down at it. */
async function sitDown(host: Sailor, guest: Sailor): Promise<void> {
  await host.page.goto("/");
  await knowsGuide(host.page);
  await setUp(host.page, ["I play", "Open seat"], { game: "Runebound" });
  const link = await host.page.getByRole("textbox", { name: /can sit down/ }).inputValue();
  await guest.page.goto("/");
  await knowsGuide(guest.page);
  await guest.page.goto(link);
  await guest.page.getByRole("button", { name: "Sit here" }).first().click();
  await guest.page.getByRole("button", { name: "I am ready" }).click();
  const ready = host.page.getByRole("button", { name: "I am ready" });
  if (await ready.isVisible()) await ready.click();
  await host.page.getByRole("button", { name: "Cast off" }).click();
  for (const { page } of [host, guest]) {
    await expect(world(page)).toBeVisible();
    await moves(page);
  }
}

type Crew = readonly [Sailor, Sailor];

/** Whoever is asked, and the other. */
async function asked([one, other]: Crew): Promise<[Sailor, Sailor]> {
  const pairs: [Sailor, Sailor][] = [
    [one, other],
    [other, one],
  ];
  return Promise.any(
    pairs.map(async (pair) => {
      await pair[0].page.waitForSelector(LISTED, { timeout: 60_000 });
      return pair;
    }),
  );
}

const listed = ({ page }: Sailor, words: RegExp) =>
  page.locator(LISTED).filter({ visible: true }).filter({ hasText: words }).first();

/** Clicks, and waits until the table has told what came of it. */
async function plays(sailor: Sailor, button: Locator): Promise<void> {
  const before = stepsTold(sailor);
  await button.click();
  await expect.poll(() => stepsTold(sailor)).toBeGreaterThan(before);
}

/** What somebody does who waits for something, the first that fits. */
const IDLE = [/Stay and shed/, /Leave the market|Go on|Spend no more|Nothing more|Refuse|End the talks/, /./];

/** Both stay in the city and let everything else be, until somebody may do what is wanted; gives back who, and the other. */
async function untilOffered(crew: Crew, words: RegExp): Promise<[Sailor, Sailor]> {
  for (let made = 0; made < 60; made += 1) {
    const pair = await asked(crew);
    const [sailor] = pair;
    if (await listed(sailor, words).isVisible()) return pair;
    for (const way of IDLE) {
      const move = listed(sailor, way);
      if (!(await move.isVisible())) continue;
      await plays(sailor, move);
      break;
    }
  }
  throw new Error(`nobody may ${words.source}`);
}

test("Runebound: two people make a deal with a counter-offer, and then fight a duel", async ({ comes }) => {
  const crew = [await comes(), await comes()] as const;
  await sitDown(...crew);

  // Who comes second to the city finds the first one there.
  const [first, second] = await untilOffered(crew, /Talk with/);
  const [speaker, listener] = [first.page, second.page];
  await plays(first, listed(first, /Talk with/));
  const own = talks(speaker).getByRole("group", { name: "You give" });
  await own.getByRole("button", { name: "Offer 1 more gold" }).click();
  await expect(own.getByText("1 gold")).toBeVisible();
  await expect(talks(listener).getByText(/is putting an offer together/)).toBeVisible();
  await picture(speaker, "run/runebound-talks");
  await talks(speaker).getByRole("button", { name: "Make this offer" }).click();

  // The other would rather have more.
  await expect(talks(listener).getByText(/has made you this offer/)).toBeVisible();
  await expect(talks(speaker).getByText(/is thinking it over/)).toBeVisible();
  await open(listener, "the offer");
  await talks(listener).getByRole("button", { name: "Make another offer" }).click();
  const theirs = talks(listener).getByRole("group", { name: / gives$/ });
  await theirs.getByRole("button", { name: "Ask for 1 more gold" }).click();
  await expect(theirs.getByText("2 gold")).toBeVisible();
  await talks(listener).getByRole("button", { name: "Make this offer" }).click();
  const before = stepsTold(first);
  await talks(speaker).getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => stepsTold(first)).toBeGreaterThan(before);

  // Agreed is done: both purses have changed at once.
  await expect(talks(speaker).getByRole("group", { name: "You give" }).getByText("nothing")).toBeVisible();
  expect(purses(first)).toEqual(purses(second));
  expect(Math.max(...purses(first)) - Math.min(...purses(first))).toBe(4);
  await plays(first, talks(speaker).getByRole("button", { name: "End the talks" }));
  await expect(talks(speaker)).toHaveCount(0);

  // In the next turn they are still in the city, and steel is drawn.
  const [attacker, attacked] = await untilOffered(crew, /Attack /);
  await plays(attacker, listed(attacker, /Attack /));
  for (const { page } of crew) await expect(fight(page)).toBeVisible();
  let leads = 0;
  let shown = false;
  for (let made = 0; made < 400; made += 1) {
    const [one, other] = await asked(crew);
    const { page } = one;
    if (!(await fight(page).isVisible())) break;
    await expect(choices(page).first()).toBeVisible();
    // Who does not decide sees the same fight, without the choices.
    await expect(choices(other.page)).toHaveCount(0);
    const attack = choices(page)
      .filter({ hasText: / attacks/ })
      .first();
    if (await attack.isVisible()) {
      if (one === attacked) leads += 1;
      await expect(attack).toContainText("%");
      if (!shown) {
        await expect(fight(page).getByText(/^The number to reach: \d+$/)).toBeVisible();
        await open(page, "the duel");
        await picture(page, "run/runebound-duel");
      }
      shown = true;
    }
    const fights = choices(page).filter({ hasText: / attacks|Fight on|Nothing more/ });
    await plays(one, (await fights.count()) > 0 ? fights.first() : choices(page).first());
  }
  expect(shown).toBe(true);
  expect(leads, "the roles have changed").toBeGreaterThan(0);
  for (const { page } of crew) {
    await expect(fight(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "How the fight ended" })).toContainText(/has won the duel/);
  }
  await picture(attacker.page, "run/runebound-duel-over");
});

interface View {
  acting: number;
  asked: { question: unknown; seats: number[] };
  parties: { gold: number; items: unknown[]; allies: unknown[]; hex: number }[];
  trade: unknown;
  fight: unknown;
  markets: { city: string; cards: unknown[] }[];
}

/** The gold of everybody, as a browser was told last. */
function purses({ traffic }: Sailor): number[] {
  const told = traffic.findLast((text) => /^\{"note":"(sync|step)"/.test(text)) ?? "{}";
  return (JSON.parse(told) as { now: Now<View> }).now.view.parties.map(({ gold }) => gold);
}

for (const [where, options] of [
  ["on a wide screen", {}],
  ["on a phone", phone],
] as const) {
  const name = where.replaceAll(" ", "-");

  test(`Runebound: a fight shows what each choice promises, ${where}`, async ({ comes }) => {
    const { page } = await comes(options);
    await page.goto("/");
    await knowsGuide(page);
    await setUp(page, ["I play", "Bot, plays at random"], { game: "Runebound" });
    await expect(world(page)).toBeVisible();
    expect(await sailOn(page, 0, { asked: "ask-stance", prefer: '"attempt"|"to"|"roll"|"stay"' })).toBe(true);
    await page.reload();
    await expect(fight(page)).toBeVisible();
    await expect(choices(page).filter({ hasText: /defends/ })).toContainText("%");
    // Every choice is within reach, whatever else is told.
    for (const choice of await choices(page).all()) await expect(choice).toBeInViewport({ ratio: 0.9 });
    await fits(page);
    await open(page, "the fight");
    await picture(page, `run/runebound-fight-${name}`);
    await choices(page)
      .filter({ hasText: /defends/ })
      .click();
  });

  test(`Runebound: stalls and talks with cards and allies, ${where}`, async ({ comes }) => {
    const { page } = await comes(options);
    await page.goto("/");
    await knowsGuide(page);
    const stage = await Stage.hold<View>(page);
    await setUp(page, ["I play", "Bot, plays at random"], { game: "Runebound" });
    await expect(world(page)).toBeVisible();
    expect(await sailOn(page, 0, { asked: "ask-deal", prefer: '"rest"|"leave"' })).toBe(true);
    await page.reload();
    const market = page.getByRole("region", { name: /^The market of/ });
    await expect(market).toBeVisible();
    await fits(page);
    await open(page, "the market");
    await picture(page, `run/runebound-market-${name}`);

    await stage.set((now) => {
      bargains(now, 900);
    });
    await expect(talks(page)).toBeVisible();
    await fits(page);
    await open(page, "the talks");
    await picture(page, `run/runebound-talks-${name}`);
    await talks(page).getByRole("button", { name: "Accept" }).click();
    await expect.poll(() => stage.played).toEqual([{ answer: "accept" }]);
  });
}

/** The other offers an ally and gold for a bow and a potion. */
function bargains({ view, choices, turn }: Now<View>, decision: number): void {
  const figures = { life: 4, strength: 2, stats: [4, 1, 1], damage: [1, 1, 0], wounds: 1, exhaustion: 0 };
  Object.assign(view.parties[0] ?? {}, {
    items: [
      { card: { market: 40 }, id: "short-bow", down: false, under: [] },
      { card: { market: 41 }, id: "healing-draught", down: true, under: [] },
    ],
  });
  Object.assign(view.parties[1] ?? {}, {
    gold: 12,
    allies: [{ card: { market: 3 }, id: "shield-bearer", figures }],
  });
  const terms = { gold: [5, 0], gives: ["shield-bearer"], gets: ["short-bow", "healing-draught"] };
  view.trade = { speaker: 1, listener: 0, terms, dropped: [] };
  view.asked = { question: { key: "ask-answer", args: [["hero", { name: "mok" }]], rule: null }, seats: [0] };
  turn.waiting = [{ seat: 0, decision }];
  if (!choices) throw new Error("it is the viewer who is asked");
  choices.decision = decision;
  choices.moves = ["accept", "refuse", "counter"].map((answer) => ({
    move: { answer },
    phrase: { key: `do-${answer}`, args: [], rule: null },
    fenced: false,
  }));
}
