// Hits are given to whom one clicks.
import { fits, phone } from "./everybody";
import { expect, picture, test } from "./harbour";
import { board, sea } from "./rumbones";
import { type Now, Stage } from "./staged";

interface View {
  active: string;
  phase: string;
  turn: number;
  asked: { question: unknown };
  seats: { seat: number; side: string }[];
  sides: { side: string; crew: unknown[] }[];
  heroes: { hero: string; side: string; state: string; cell: number | null }[];
  attacks: unknown[];
}

/** F7, where two enemy heroes stand with two Deckhands: the dice show two fives and a six. */
const TARGET = 6 * 11 + 5;

/** The viewer's side has three hits to give. */
function threeHits({ view, choices, turn }: Now<View>, decision: number): void {
  const own = view.seats.find(({ seat }) => seat === 0)?.side ?? "";
  const enemies = view.heroes.flatMap(({ side }, at) => (side === own ? [] : [at])).slice(0, 2);
  for (const at of enemies) Object.assign(view.heroes[at] ?? {}, { state: "deployed", cell: TARGET });
  for (const side of view.sides)
    side.crew = side.side === own ? [] : [{ cell: TARGET, lane: 1, bosun: false, count: 2, ready: 0 }];
  const dice = [5, 5, 6, 1].map((face) => [face, false, false]);
  const source = { crew: { from: TARGET - 1 } };
  Object.assign(view, { active: own, phase: "crew", turn: 3 });
  view.asked = { question: { key: "ask-assign", args: [], rule: null } };
  view.attacks = [{ target: TARGET, side: own, dice, need: [4, 4], modifier: 0, hits: 3, dealt: [], source }];
  const targets = [...enemies.map((hero) => ({ hero })), { deckhand: 1 }];
  turn.waiting = [{ seat: 0, decision }];
  if (!choices) throw new Error("it is the viewer who is asked");
  choices.decision = decision;
  choices.moves = targets.flatMap((to) =>
    [5, 6].map((result) => ({
      move: { assign: { to, result } },
      phrase: { key: "do-hit-deckhand", args: [["result", { number: result }]], rule: null },
      fenced: false,
    })),
  );
}

for (const [where, options] of [
  ["on a wide screen", {}],
  ["on a phone", phone],
] as const) {
  test(`hits are given by clicking who takes them, ${where}`, async ({ comes }) => {
    const { page } = await comes(options);
    const stage = await Stage.hold<View>(page);
    await board(page, ["I play", "Bot, plays at random"]);
    await expect(sea(page)).toBeVisible();
    let enemies: number[] = [];
    await stage.set((now) => {
      threeHits(now, 900);
      enemies = now.view.heroes.flatMap(({ cell }, at) => (cell === TARGET ? [at] : []));
    });

    // A figure is clicked itself, and not the place that it shares with others; then the die.
    await expect(sea(page).locator("g.hit")).toHaveCount(3);
    const targets = page.getByRole("group", { name: "Who is hit" }).getByRole("button");
    await expect(targets).toHaveCount(3);
    await fits(page);
    await picture(page, `run/rumbones-hits-${where.replaceAll(" ", "-")}`);
    await sea(page).locator("g.hero.hit").first().click({ force: true });
    await expect(targets.and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
    await page.getByRole("group", { name: "With which result" }).getByRole("button", { name: "6" }).click();
    await expect.poll(() => stage.played).toEqual([{ assign: { to: { hero: enemies[0] }, result: 6 } }]);

    // The next one is given beside the dice, in the other order.
    await stage.set((now) => {
      threeHits(now, 901);
    });
    await page.getByRole("group", { name: "With which result" }).getByRole("button", { name: "5" }).click();
    await targets.filter({ hasText: "Deckhand" }).click();
    await expect.poll(() => stage.played).toEqual([{ assign: { to: { deckhand: 1 }, result: 5 } }]);
  });
}
