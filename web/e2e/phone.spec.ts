import { declineGuide, firstTurn } from "./captain";
import { fits, phone } from "./everybody";
import { expect, picture, test } from "./harbour";

test("a first turn by taps on a phone held upright", async ({ comes }) => {
  const me = await comes(phone);
  const { page } = me;
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  await fits(page);
  await picture(page, "run/phone-harbour");
  await page.getByRole("button", { name: "Play now" }).first().tap();
  await page.waitForURL(/\/table\//);
  const bar = page.getByRole("region", { name: "Decision" });
  await expect(bar).toContainText("Your turn.");
  await expect(bar).toBeInViewport({ ratio: 0.99 });
  await fits(page);

  await declineGuide(page);
  const tapped = await firstTurn(me, async (place) => {
    await fits(page);
    await expect(bar).toBeInViewport({ ratio: 0.99 });
    await place.tap({ force: true });
  });
  expect(tapped).toContain("End the turn");
  await fits(page);
  await picture(page, "run/phone-table");

  await bar.getByRole("button", { name: "The story of the game" }).tap();
  await expect(page.getByRole("dialog").getByRole("log")).toContainText("The Union begins a turn");
  await fits(page);
});

test("no page scrolls sideways on a phone", async ({ comes }) => {
  const { page } = await comes(phone);
  for (const path of ["/", "/rules/ahoy", "/settings", "/account", "/learn"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await fits(page);
  }
  await page.goto("/");
  await page.getByRole("button", { name: "New table" }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await fits(page);
});
