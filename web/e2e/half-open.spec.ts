// A line that dies silently: no frame comes through any more in either direction, and nobody says so.
import type { Page, WebSocketRoute } from "@playwright/test";
import { LISTED, lots, moves, playListed, setUp } from "./captain";
import { expect, forgiveCuts, test } from "./harbour";

/** A network that can fall silent: what was open then stays open and brings nothing, what is dialled anew works. */
async function quietable(page: Page): Promise<{ fallSilent: () => void; lines: () => number }> {
  let open: { dead: boolean }[] = [];
  let lines = 0;
  await page.routeWebSocket(/\/api\/(tables\/\w+\/)?live$/, (near: WebSocketRoute) => {
    const line = { dead: false };
    open.push(line);
    lines += 1;
    const far = near.connectToServer();
    near.onMessage((text) => {
      if (!line.dead) far.send(text);
    });
    far.onMessage((text) => {
      if (!line.dead) near.send(text);
    });
  });
  return {
    fallSilent: () => {
      for (const line of open) line.dead = true;
      open = [];
    },
    lines: () => lines,
  };
}

test("a line that dies silently in somebody else's turn is noticed, and the game goes on", async ({
  comes,
}) => {
  const [host, guest] = [await comes(), await comes()];
  await guest.page.clock.install();
  const network = await quietable(guest.page);
  await setUp(host.page, ["I play", "Open seat"], { game: "Connect Four" });
  await guest.page.goto(await host.page.getByRole("textbox", { name: /can sit down/ }).inputValue());
  await guest.page.getByRole("button", { name: "Sit here" }).click();
  await guest.page.getByRole("button", { name: "I am ready" }).click();
  const ready = host.page.getByRole("button", { name: "I am ready" });
  if (await ready.isVisible()) await ready.click();
  await host.page.getByRole("button", { name: "Cast off" }).click();
  for (const { page } of [host, guest]) await moves(page);
  await host.page.waitForSelector(LISTED);

  network.fallSilent();
  const before = network.lines();
  await playListed(host.page, lots(2));
  await expect(guest.page.locator(LISTED)).toHaveCount(0);
  // The probe goes out within half a minute, and a few seconds without an answer are enough.
  await guest.page.clock.runFor(45_000);
  await expect.poll(network.lines).toBeGreaterThan(before);
  await expect(guest.page.locator(LISTED).first()).toBeVisible();
  await playListed(guest.page, lots(2));
  await host.page.waitForSelector(LISTED);
  forgiveCuts(guest);
});

test("a table that is gone when the line comes back says so", async ({ comes }) => {
  const [host, guest] = [await comes(), await comes()];
  await setUp(host.page, ["I play", "Open seat"], { game: "Connect Four" });
  await guest.page.goto(await host.page.getByRole("textbox", { name: /can sit down/ }).inputValue());
  await expect(guest.page.getByRole("button", { name: "Sit here" })).toBeVisible();
  await host.page.getByRole("button", { name: "Clear the table away" }).click();
  await host.page.getByRole("button", { name: "Clear it away" }).click();
  await expect(guest.page.locator("main").getByText(/There is nothing here/)).toBeVisible({
    timeout: 30_000,
  });
  forgiveCuts(guest);
  guest.complaints.splice(0);
});
