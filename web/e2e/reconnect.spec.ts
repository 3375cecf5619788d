import { setUp, moves, story, playListed, lots, standing } from "./captain";
import { sailOn } from "./courier";
import { expect, forgiveCuts, picture, test, type Sailor } from "./harbour";

/** What the log of the server says happened, to compare with what the page tells. */
async function replayed({ page }: Sailor): Promise<number> {
  return page.evaluate(async () => {
    const id = location.pathname.split("/")[2] ?? "";
    const frames: { lines: unknown[] }[] = [];
    for (let steps = 0; frames.length <= steps;) {
      const query = `viewer=seat0&from=${String(frames.length)}&count=40`;
      const answer = await fetch(`/api/tables/${id}/replay?${query}`);
      const part = (await answer.json()) as { steps: number; frames: typeof frames };
      if (part.frames.length === 0) break;
      steps = part.steps;
      frames.push(...part.frames);
    }
    return frames.reduce((sum, { lines }) => sum + lines.length, 0);
  });
}

async function intoBattle({ page }: Sailor): Promise<string> {
  await setUp(page, ["I play", "Bot, plays at random"]);
  for (let seed = 1; !(await sailOn(page, 0, { battle: true }, seed)); seed += 1) {
    await setUp(page, ["I play", "Bot, plays at random"]);
  }
  const battle = page.getByRole("region", { name: "Board", exact: true }).getByText(/^Battle at/);
  await expect(battle).toBeVisible();
  return (await battle.innerText()).slice(0, 12);
}

async function goesOn(me: Sailor, battle: string, before: string[]): Promise<void> {
  const { page } = me;
  await expect(page.getByText("No connection. Trying again…")).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole("region", { name: "Board", exact: true }).getByText(battle)).toBeVisible();
  expect(await story(page)).toEqual(before);
  await moves(page);
  const lot = lots(5);
  for (let move = 0; move < 6 && (await standing(page)) === "asked"; move += 1) await playListed(page, lot);
  await standing(page);
  await expect.poll(async () => (await story(page)).length === (await replayed(me))).toBe(true);
  const after = await story(page);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
}

test("the network goes in the middle of a battle and comes back", async ({ me }) => {
  const { page, context } = me;
  const battle = await intoBattle(me);
  const before = await story(page);
  await context.setOffline(true);
  await expect(page.getByText("No connection. Trying again…")).toBeVisible();
  await picture(page, "run/offline");
  await context.setOffline(false);
  await goesOn(me, battle, before);
  forgiveCuts(me);
});

test("the server is killed in the middle of a battle and starts again", async ({ me, port }) => {
  const { page } = me;
  const battle = await intoBattle(me);
  const before = await story(page);
  await port.kill();
  await expect(page.getByText("No connection. Trying again…")).toBeVisible();
  await port.start();
  await goesOn(me, battle, before);
  forgiveCuts(me);
});
