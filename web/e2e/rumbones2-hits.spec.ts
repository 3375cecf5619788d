// Hits of Second Tide are given to whom one clicks.
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
  seats: { seat: number; side: number }[];
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
  const dice = [5, 5, 6, 1].map((face) => [face, false]);
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

for (const [where, options] of [
  ["on a wide screen", {}],
  ["on a phone", phone],
] as const) {
  test(`Second Tide: hits are given by clicking who takes them, ${where}`, async ({ comes }) => {
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
  });
}
