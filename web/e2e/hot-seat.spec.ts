import { LISTED, lots, playListed, setUp } from "./captain";
import { expect, picture, test } from "./harbour";
import { kept, secretsIn } from "./secrets";

test("between two seats of one browser the curtain falls, and hides everything", async ({ me }) => {
  const { page, traffic } = me;
  await setUp(page, ["Bot, plays at random", "I play", "I play"]);
  const lot = lots(5);
  const curtain = page.getByRole("button", { name: /^I play/ });
  const move = page.locator(LISTED).first();
  const lifted = new Set<string>();
  let falls = 0;
  for (let turns = 0; (falls < 3 || lifted.size < 2) && turns < 80; turns += 1) {
    await expect(
      curtain
        .first()
        .or(move)
        .or(page.getByRole("tab", { name: /^Moves/, selected: false }))
        .first(),
    ).toBeVisible();
    if (await curtain.first().isVisible()) {
      falls += 1;
      if (falls === 1) {
        // Nothing of either seat has come before somebody takes the device.
        expect(secretsIn(traffic)).toEqual({ union: 0, smuggler: 0 });
        await picture(page, "run/curtain");
      }
      const html = await page.content();
      expect(html).not.toContain("Pledge for:");
      expect(html).not.toContain('data-piece="plan:');
      await expect(page.getByRole("region", { name: "Board", exact: true })).toHaveCount(0);
      for (const text of await kept(page)) expect(text).not.toMatch(/hand|markers|plan|pledge/i);
      const who = await curtain.first().innerText();
      lifted.add(who);
      const from = traffic.length;
      await curtain.first().click();
      await expect(page.getByRole("region", { name: "Board", exact: true })).toBeVisible();
      // Only the seat that holds the device is looked through.
      const { union, smuggler } = secretsIn(traffic.slice(from));
      expect(Math.min(union, smuggler), `the secrets of both came to ${who}`).toBe(0);
      expect(union + smuggler).toBeGreaterThan(0);
      continue;
    }
    const tab = page.getByRole("tab", { name: /^Moves/, selected: false });
    if (await tab.isVisible()) await tab.click();
    if (await move.isVisible()) await playListed(page, lot);
  }
  expect(falls).toBeGreaterThanOrEqual(3);
  expect(lifted.size).toBe(2);
});
