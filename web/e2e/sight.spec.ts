// Places that are looked at with the eyes of somebody at a desk and on a phone, in three languages.
import { expect, test } from "./harbour";
import { looksRight } from "./sight";

test("the pages before a table", async ({ me: { page } }) => {
  for (const path of ["/", "/learn", "/settings", "/account"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await looksRight(page, path);
  }
});
