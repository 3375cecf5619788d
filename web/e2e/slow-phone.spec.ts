// The whole first minute of a slow phone. The times depend on the machine and are written down, not judged; see docs/benchmarks.md.
import { mkdir, writeFile } from "node:fs/promises";
import { expect, test } from "./harbour";

/** What DevTools calls Fast 3G. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const SLOWED = 4;

test("a newcomer with a slow phone makes a first move", async ({ comes }) => {
  const { page } = await comes({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", FAST_3G);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });

  const start = Date.now();
  const seconds = (): string => ((Date.now() - start) / 1000).toFixed(1);
  await page.goto("/", { waitUntil: "commit" });
  const play = page.locator("main .actions button").first();
  await expect(play).toBeVisible({ timeout: 60_000 });
  const harbour = seconds();
  await play.click();
  await expect(page.locator("section.bar.mine")).toBeVisible({ timeout: 60_000 });
  const move = seconds();

  const figures = `"Play now" after ${harbour} s, the first move after ${move} s`;
  test.info().annotations.push({ type: "slow phone", description: figures });
  const folder = new URL("../../artifacts/", import.meta.url).pathname;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}slow-phone.txt`, `${figures}\n`);
});
