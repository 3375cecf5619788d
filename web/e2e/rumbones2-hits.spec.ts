// Hits of Second Tide are given to whom one clicks, and cards are discarded where they are held.
import type { Page } from "@playwright/test";
import { sailOn } from "./courier";
import { fits, phone } from "./everybody";
import { expect, picture, test } from "./harbour";
import { board, sea, SECOND } from "./rumbones";
import { type Now, Stage } from "./staged";

interface View {
  active: number;
  phase: string;
  round: number;
  asked: { question: unknown; seats: number[] };
  seats: { seat: number; side: number; hand: string[] | null; hand_size: number }[];
  sides: { side: number; crew: unknown[] }[];
  heroes: { hero: string; side: number; state: string; cell: number | null }[];
  attacks: unknown[];
}

/** Where one of the enemy's heroes has come aboard: three enemies stand there, and the dice show two fives and a six. */
function threeHits({ view, choices, turn }: Now<View>, decision: number): number[] {
  const own = view.seats.find(({ seat }) => seat === 0)?.side ?? 0;
  const target = view.heroes.find(({ side, cell }) => side !== own && cell !== null)?.cell;
  if (target === undefined || target === null) throw new Error("no enemy is aboard");
  const enemies = view.heroes.flatMap(({ side }, at) => (side === own ? [] : [at])).slice(0, 2);
  for (const at of enemies) Object.assign(view.heroes[at] ?? {}, { state: "deployed", cell: target });
  for (const side of view.sides)
    side.crew = side.side === own ? [] : [{ cell: target, deckhands: 2, bosuns: 0, ready: [0, 0] }];
  const dice = [5, 5, 6, 1].map((face) => [face, false, face > 1]);
  Object.assign(view, { active: own, phase: "turns" });
  view.asked = { question: { key: "ask-assign", args: [], rule: null }, seats: [0] };
  const nobody = view.heroes.map(() => 0);
  view.attacks = [
    {
      crew: [0, 0],
      dealt: nobody,
      dice,
      hits: [0, 0, 0, 0, 2, 1],
      modifier: 0,
      need: [4, 4],
      object: 0,
      pool: 4,
      side: own,
      source: "gun",
      target,
    },
  ];
  const targets = [...enemies.map((hero) => ({ hero })), "deckhand"];
  turn.waiting = [{ seat: 0, decision }];
  if (!choices) throw new Error("it is the viewer who is asked");
  delete choices.window;
  choices.decision = decision;
  choices.moves = targets.flatMap((to) =>
    [5, 6].map((face) => ({
      move: { assign: { to, face } },
      phrase: { key: "do-hit-deckhand", args: [["face", { number: face }]], rule: null },
      fenced: false,
    })),
  );
  return enemies;
}

/** Two cards are held, and one of them has to be discarded; as the sheet counts them. */
function overfull({ view, choices, turn }: Now<View>, decision: number, cards: [number, string][]): void {
  const own = view.seats.find(({ seat }) => seat === 0);
  Object.assign(own ?? {}, { hand: cards.map(([, card]) => card), hand_size: cards.length });
  view.attacks = [];
  view.asked = { question: { key: "ask-discard", args: [], rule: null }, seats: [0] };
  turn.waiting = [{ seat: 0, decision }];
  if (!choices) throw new Error("it is the viewer who is asked");
  delete choices.window;
  choices.decision = decision;
  choices.moves = cards.map(([number, card]) => ({
    move: { discard: number },
    phrase: { key: "do-discard", args: [["card", { name: card }]], rule: null },
    fenced: false,
  }));
}

/** The first and the last card that are printed, as the table's sheet counts them. */
async function printed(page: Page): Promise<[number, string][]> {
  const answer = await page.request.get(
    `/api${new URL(page.url()).pathname}/seating?language=en`.replace("/table/", "/tables/"),
  );
  const { sheet } = (await answer.json()) as { sheet: { cards: { card: string }[] } };
  const all = sheet.cards.map(({ card }, at): [number, string] => [at, card]);
  return [all[0], all.at(-1)].filter((one) => one !== undefined);
}

for (const [where, options] of [
  ["on a wide screen", {}],
  ["on a phone", phone],
] as const) {
  test(`Second Tide: hits are given by clicking who takes them, and cards discarded, ${where}`, async ({
    comes,
  }) => {
    const { page } = await comes(options);
    const stage = await Stage.hold<View>(page);
    await board(page, ["I play", "Bot, plays at random"], SECOND);
    await expect(sea(page)).toBeVisible();
    // The second round: heroes of both sides are aboard.
    expect(await sailOn(page, 0, { asked: "ask-activate", calm: true, round: 2 })).toBe(true);
    await page.reload();
    await expect(sea(page)).toBeVisible();
    let enemies: number[] = [];
    await stage.set((now) => {
      enemies = threeHits(now, 900);
    });

    // A figure is clicked itself, and not the place that it shares with others; then the die.
    await expect(sea(page).locator("g.hit")).toHaveCount(3);
    const targets = page.getByRole("group", { name: "Who is hit" }).getByRole("button");
    await expect(targets).toHaveCount(3);
    await fits(page);
    await picture(page, `run/rumbones2-hits-${where.replaceAll(" ", "-")}`);
    await sea(page).locator("g.hero.hit").first().click({ force: true });
    await expect(targets.and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
    await page.getByRole("group", { name: "With which result" }).getByRole("button", { name: "6" }).click();
    await expect.poll(() => stage.played).toEqual([{ assign: { to: { hero: enemies[0] }, face: 6 } }]);

    // The next one is given beside the dice, in the other order.
    await stage.set((now) => {
      threeHits(now, 901);
    });
    await page.getByRole("group", { name: "With which result" }).getByRole("button", { name: "5" }).click();
    await targets.filter({ hasText: "Deckhand" }).click();
    await expect.poll(() => stage.played).toEqual([{ assign: { to: "deckhand", face: 5 } }]);

    // A card is discarded where it is held; on a phone the leaf with the cards comes to the front by itself.
    const cards = await printed(page);
    await stage.set((now) => {
      overfull(now, 902, cards);
    });
    const held = page.locator('[data-piece^="card:"][data-lit]');
    await expect(held).toHaveCount(2);
    await expect(held.last()).toBeInViewport({ ratio: 0.9 });
    await fits(page);
    await picture(page, `run/rumbones2-discard-${where.replaceAll(" ", "-")}`);
    await (options === phone ? held.last().tap() : held.last().click());
    await expect.poll(() => stage.played).toEqual([{ discard: cards[1]?.[0] }]);
  });
}
