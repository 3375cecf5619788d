import type { BrowserContext, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { lots, moves } from "./captain";
import { expect, forgive, picture, type Sailor, test } from "./harbour";
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

/**
 * Lets a hand touch every throw in the moment in which it comes, as somebody does who looks at it closely: one that nobody
 * touches is put away by and by, and a busy machine may be too slow to find it.
 */
async function looksClosely(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const touch = () =>
      document
        .querySelector('[data-coach="tray"] h2')
        ?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    new MutationObserver(touch).observe(document, { childList: true, subtree: true });
  });
}

/** Somebody who sees the dice roll, and looks at them. */
async function watcher(comes: (options: BrowserContextOptions) => Promise<Sailor>): Promise<Sailor> {
  const sailor = await comes({ reducedMotion: "no-preference" });
  await looksClosely(sailor.context);
  return sailor;
}

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
          timeout: 60_000,
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

const skip = (scene: Locator) => scene.getByRole("button", { name: "Skip" });
const again = (scene: Locator) => scene.getByRole("button", { name: "Watch again" });
const tally = (scene: Locator) => scene.getByRole("list", { name: "Ships in the tray" });

/** Leaves the scene, if it still runs, until the picture is at rest; whoever has to choose a pair in between takes the first. */
async function toRest(scene: Locator): Promise<void> {
  await expect(async () => {
    if (await skip(scene).isVisible()) await skip(scene).click({ timeout: 5_000 });
    await expect(skip(scene)).toHaveCount(0, { timeout: 5_000 });
    await expect(tally(scene)).toBeVisible({ timeout: 5_000 });
    await expect(scene.locator("canvas")).toHaveCount(0, { timeout: 5_000 });
    const pair = scene.locator(".offer").first();
    if (!(await pair.isVisible())) return;
    await pair.press("Enter", { timeout: 5_000 });
    await expect(pair).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 120_000 });
}

/** Whether the story tells how a throw ended that is still being shown: read in one go, or the machine's speed would matter. */
function spoilt(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const running = [...document.querySelectorAll("section button")].some((one) =>
      one.textContent.includes("Skip"),
    );
    const told = document.querySelector('[role="log"]')?.textContent ?? "";
    return running && /throws (the dice|\d+)/.test(told);
  });
}

test("dice are thrown into the tray, come to rest and fight, and the scene can be skipped", async ({
  comes,
}) => {
  const sailor = await watcher(comes);
  const { page } = sailor;
  await untilThrown(page);
  const scene = thrown(page);
  await page.getByRole("tab", { name: "Story" }).click();
  // Nobody reads how it ends before it is seen.
  expect(await spoilt(page)).toBe(false);
  await toRest(scene);
  const told = page.getByRole("tabpanel", { name: "Story" }).getByText(/throws (the dice|\d+)/);
  await expect(told.first()).toBeVisible();

  // Once more, to the end, unless this machine has found out that it cannot.
  if (await again(scene).isVisible()) {
    await again(scene).click();
    const shake = scene.getByRole("button", { name: "Shake and throw" });
    await expect(shake.or(tally(scene)).first()).toBeVisible({ timeout: 60_000 });
    if (await shake.isVisible()) await shake.press("Enter", { timeout: 5_000 }).catch(() => undefined);
    await expect(tally(scene)).toBeVisible({ timeout: 120_000 });
  }
  await picture(page, "pirates7-throw");
  // A processor that draws in place of a graphics card says that it is slow.
  forgive(sailor, /GL Driver Message/);
});

test("a throw is skipped with the processor slowed sixfold, before it is loaded and while it runs", async ({
  comes,
}) => {
  const sailor = await watcher(comes);
  const { page, context } = sailor;
  await untilThrown(page);
  const scene = thrown(page);
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await toRest(scene);
  for (const wait of ["at once", "when it is drawn"]) {
    if (!(await again(scene).isVisible())) break;
    await again(scene).click();
    if (wait === "when it is drawn") {
      await expect(scene.locator(".drawn").or(again(scene)).first()).toBeVisible({ timeout: 60_000 });
    }
    await toRest(scene);
  }
  // Escape leaves the scene like Skip, and then the tray; whoever still draws must not stumble over that.
  if (await again(scene).isVisible()) {
    await again(scene).click();
    await expect(scene.locator("canvas").or(again(scene)).first()).toBeVisible({ timeout: 60_000 });
  }
  await expect(async () => {
    const pair = scene.locator(".offer").first();
    if (await pair.isVisible()) await pair.press("Enter", { timeout: 5_000 });
    await page.keyboard.press("Escape");
    await expect(scene).toBeHidden({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect.poll(() => asks(page), { timeout: 60_000 }).toBe(true);
  forgive(sailor, /GL Driver Message/);
});

test("without WebGL a still picture stands for the throw, with every fight in words", async ({ comes }) => {
  const { page, context } = await watcher(comes);
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
  await expect(tally(scene)).toBeVisible();
  await expect(scene.locator("canvas")).toHaveCount(0);
  await picture(page, "run/pirates7-still");
  // Where the Ruler cannot tell, a pair is chosen in the tray first.
  const pair = scene.locator(".offer").first();
  const on = scene.getByRole("button", { name: "Go on" });
  if (await on.isVisible()) {
    // The button does not cover the count of ships.
    const [ships, go] = [await tally(scene).boundingBox(), await on.boundingBox()];
    const apart =
      ships &&
      go &&
      (ships.x + ships.width <= go.x || ships.y >= go.y + go.height || go.y >= ships.y + ships.height);
    expect(apart).toBe(true);
  }
  // It fills the table.
  const [whole, tray] = [
    await page.locator(".pirates7").boundingBox(),
    await scene.locator(".tray").boundingBox(),
  ];
  expect(tray).toEqual(whole);
  await expect(async () => {
    if (await pair.isVisible()) await pair.press("Enter", { timeout: 1_000 });
    else if (await on.isVisible()) await on.click({ timeout: 1_000 });
    await expect(scene).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
});
