// Throws in a replay: whoever steps onto one, comes to one or lets the film run sees it.
import type { Page } from "@playwright/test";
import { expect, picture, test } from "./harbour";
import { SEAS, thrown } from "./pirates7";

interface Frame {
  step: number;
  lines: { event: { event: string } }[];
}

/** A game that bots have played, and the moment of its first throw. */
async function played(page: Page): Promise<{ id: string; step: number }> {
  await page.goto("/");
  return page.evaluate(async () => {
    const seats = [{ bot: "random" }, { bot: "random" }, { bot: "random" }];
    const wish = { game: "pirates7", seats, start: true, terms: { pace: "instant" } };
    const headers = { "content-type": "application/json" };
    const made = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
    const { id } = (await made.json()) as { id: string };
    for (let status = ""; status !== "over"; await new Promise((then) => setTimeout(then, 200)))
      ({ status } = (await (await fetch(`/api/tables/${id}`)).json()) as { status: string });
    for (let from = 0; ; from += 40) {
      const asked = await fetch(`/api/tables/${id}/replay?viewer=open&from=${from}&count=40`);
      const { frames } = (await asked.json()) as { frames: Frame[] };
      const found = frames.find(({ lines }) => lines.some(({ event }) => event.event === "thrown"));
      if (found) return { id, step: found.step };
    }
  });
}

test("a throw is seen in a replay, however one comes to it", async ({ me: { page } }) => {
  const { id, step } = await played(page);
  const moment = page.getByRole("slider", { name: "Moment of the game" });
  const tray = thrown(page);

  await page.goto(`/replay/${id}?step=${step - 1}&eyes=open`);
  await expect(page.getByRole("heading", { name: `${SEAS}: the replay` })).toBeVisible();
  await expect(tray).toHaveCount(0);
  await page.getByRole("button", { name: "One move on" }).click();
  await expect(tray).toBeVisible();
  await picture(page, "run/pirates7-replay-throw");

  await moment.fill("0");
  await expect(tray).toHaveCount(0);
  await moment.fill(String(step));
  await expect(tray).toBeVisible();

  // Who is sent a link to the throw sees it too.
  await page.goto(`/replay/${id}?step=${step}&eyes=open`);
  await expect(tray).toBeVisible();

  // A film stops for it.
  await moment.fill(String(step - 1));
  await expect(tray).toHaveCount(0);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(tray).toBeVisible();
});
