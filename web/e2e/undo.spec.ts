// Taking back and going on: whoever took a move back decides again, on the board and in the list.
import { boardGlows, declineGuide, LISTED, lots, moves, playListed, setUp, standing } from "./captain";
import { expect, test, type Sailor } from "./harbour";
import { asks, setSail } from "./pirates7";

interface Told {
  note: string;
  epoch?: number;
  now: {
    turn: { steps: number };
    choices: { decision: number } | null;
    take_backs: { keep: number }[];
  };
}

/** What the table showed last, and how often the game had gone back by then. */
function last({ traffic }: Sailor): Told & { epoch: number } {
  const told = traffic
    .filter((text) => /^\{"note":"(sync|step)"/.test(text))
    .map((text) => JSON.parse(text) as Told);
  const epoch = told.findLast((note) => note.note === "sync")?.epoch ?? 0;
  return { ...(told.at(-1) as Told), epoch };
}

/** Plays one move from the list, and waits until it was played. */
async function playOn(me: Sailor, lot: (count: number) => number): Promise<void> {
  const { turn } = last(me).now;
  await playListed(me.page, lot);
  await expect.poll(() => last(me).now.turn.steps).toBeGreaterThan(turn.steps);
}

/**
 * Plays on until a move of one's own was taken back alone and another one together with what bots did since, and went on
 * each time.
 */
async function takeBackAndGoOn(me: Sailor, glows: () => Promise<boolean>): Promise<void> {
  const { page } = me;
  const lot = lots(9);
  const seen = new Set<"own" | "others">();
  await moves(page);
  for (let decisions = 0; seen.size < 2 && decisions < 80; decisions += 1) {
    expect(await standing(page)).toBe("asked");
    const { now, epoch } = last(me);
    const back = now.take_backs[0];
    const kind = back && now.turn.steps - back.keep > 1 ? "others" : "own";
    if (back && !seen.has(kind)) {
      seen.add(kind);
      if (kind === "own") await page.locator('[data-coach="undo"]').click();
      else await page.keyboard.press("u");
      await expect.poll(() => last(me).epoch).toBe(epoch + 1);
      expect(last(me).now.turn.steps).toBe(back.keep);
      await expect(page.locator(LISTED).first()).toBeVisible();
      await expect.poll(glows).toBe(true);
    }
    await playOn(me, lot);
  }
  expect([...seen].sort()).toEqual(["others", "own"]);
}

test("undo and go on at Ahoy: a placed die, and past dice and a bot's turn", async ({ me }) => {
  await setUp(me.page, ["I play", "Bot, plays at random"]);
  await declineGuide(me.page);
  await takeBackAndGoOn(me, () => boardGlows(me.page));
});

test("undo and go on at Pirates of the 7 Seas, alone and past what bots did", async ({ me }) => {
  await setSail(me.page, ["I play", "Bot, plays at random"]);
  await takeBackAndGoOn(me, () => asks(me.page));
});
