import type { Page } from "@playwright/test";
import { expect, test } from "./harbour";

const PASSWORD = "a long rope and a good knot";

async function enter(page: Page, way: "Make an account" | "Sign in", name: string): Promise<void> {
  await page.goto("/account");
  await page.getByRole("tab", { name: way }).click();
  const form = page.getByRole("tabpanel", { name: way });
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByLabel("Password").fill(PASSWORD);
  await form.getByRole("button", { name: way }).click();
  await expect(page.getByText("An account that works on every device")).toBeVisible();
}

test("an account brings its tables to another browser, and signs out everywhere", async ({ comes }) => {
  const [here, there] = [await comes(), await comes()];
  await here.page.goto("/");
  await here.page.getByRole("button", { name: "Play now" }).first().click();
  await here.page.waitForURL(/\/table\//);
  const table = new URL(here.page.url()).pathname;
  await enter(here.page, "Make an account", "Quiet Gull");

  await enter(there.page, "Sign in", "Quiet Gull");
  await there.page.getByRole("link", { name: /^Harbour/ }).click();
  await there.page.locator(`a[href="${table}"]`).first().click();
  await expect(there.page.getByRole("region", { name: "Decision" })).toContainText("Your turn.");

  await there.page.goto("/account");
  await there.page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(there.page.getByText("A guest in this browser")).toBeVisible();
  await here.page.goto("/account");
  await expect(here.page.getByText("A guest in this browser")).toBeVisible();
  await here.page.goto("/");
  await expect(here.page.locator(`a[href="${table}"]`)).toHaveCount(0);
});
