import type { Locator, Page } from "@playwright/test";
import { lots, moves } from "./captain";
import { expect, forgive, picture, test } from "./harbour";
import { answer, asks, middle, setSail, thrown } from "./pirates7";

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    // A browser without a graphics card draws in three dimensions only when it is told to.
    const args = [
      ...(launchOptions.args ?? []),
      "--enable-unsafe-swiftshader",
      "--use-gl=angle",
      "--use-angle=swiftshader",
    ];
    await use({ ...launchOptions, args });
  },
});

/** Plays until dice are thrown, in as many games as it takes. */
async function untilThrown(page: Page): Promise<void> {
  for (let game = 1; game <= 6; game += 1) {
    await setSail(page, ["I play", "Bot, plays at random"]);
    await moves(page);
    const lot = lots(game);
    for (let step = 0; step < 40; step += 1) {
      await expect
        .poll(async () => (await thrown(page).isVisible()) || (await asks(page)), {
          intervals: [30],
          timeout: 20_000,
        })
        .toBe(true);
      if (await thrown(page).isVisible()) return;
      const captain = middle(page).getByRole("button", { name: /Captain/ });
      if (await captain.and(page.locator("[data-lit]")).isVisible()) await captain.click();
      else await answer(page, lot);
    }
  }
  throw new Error("nobody ever threw dice");
}

/** Leaves the scene for its picture; whoever has to choose a pair in between takes the first. */
async function skip(scene: Locator): Promise<void> {
  const again = scene.getByRole("button", { name: "Watch again" });
  await expect(async () => {
    const pair = scene.locator(".offer").first();
    if (await pair.isVisible()) await pair.press("Enter", { timeout: 1_000 });
    const over = scene.getByRole("button", { name: "Skip" });
    if (await over.isVisible()) await over.click({ timeout: 1_000 });
    await expect(again).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

test("dice are thrown into the tray, come to rest and fight, and the scene can be skipped", async ({
  comes,
}) => {
  test.setTimeout(180_000);
  const sailor = await comes({ reducedMotion: "no-preference" });
  const { page } = sailor;
  await untilThrown(page);
  const scene = thrown(page);
  await expect(scene.locator("canvas")).toBeVisible();
  // Nobody reads how it ends before it is seen.
  await page.getByRole("tab", { name: "Story" }).click();
  const told = page.getByRole("tabpanel", { name: "Story" }).getByText(/throws (the dice|\d+)/);
  await expect(told).toHaveCount(0);
  await skip(scene);
  await expect(told.first()).toBeVisible();

  // Once more, to the end.
  await scene.getByRole("heading").click();
  await scene.getByRole("button", { name: "Watch again" }).click();
  const shake = scene.getByRole("button", { name: "Shake and throw" });
  await expect(scene.locator("canvas")).toBeVisible();
  await shake.click({ timeout: 3_000 }).catch(() => undefined);
  await expect(scene.getByRole("list", { name: "Ships in the tray" })).toBeVisible({ timeout: 60_000 });
  await picture(page, "pirates7-throw");
  // A processor that draws in place of a graphics card says that it is slow.
  forgive(sailor, /GL Driver Message/);
});

test("without WebGL a still picture stands for the throw, with every fight in words", async ({ comes }) => {
  test.setTimeout(180_000);
  const { page, context } = await comes({ reducedMotion: "no-preference" });
  await context.addInitScript(() => {
    const plain = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      if (kind.startsWith("webgl")) return null;
      return (plain as (kind: string, ...rest: unknown[]) => RenderingContext | null).call(
        this,
        kind,
        ...rest,
      );
    } as typeof plain;
  });
  await untilThrown(page);
  const scene = thrown(page);
  // Who touches it wants to look at it for longer.
  await scene.getByRole("heading").click();
  await expect(scene.getByRole("list", { name: "Ships in the tray" })).toBeVisible();
  await expect(scene.locator("canvas")).toHaveCount(0);
  await picture(page, "run/pirates7-still");
  // Where the Ruler cannot tell, a pair is chosen in the tray first.
  const pair = scene.locator(".offer").first();
  const on = scene.getByRole("button", { name: "Go on" });
  await expect(async () => {
    if (await pair.isVisible()) await pair.press("Enter", { timeout: 1_000 });
    else if (await on.isVisible()) await on.click({ timeout: 1_000 });
    await expect(scene).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
});
