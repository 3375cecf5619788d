import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";

const chromium = execFileSync(new URL("../../.ci/browser", import.meta.url).pathname)
  .toString()
  .trim();

export default defineConfig({
  testDir: ".",
  outputDir: "../../artifacts/browser",
  // Long enough for a machine with many other things to do: only what never comes is a fault.
  timeout: 420_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a slow machine from a fault; what needed one is listed as flaky.
  retries: 1,
  reporter: [["list"]],
  use: {
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
