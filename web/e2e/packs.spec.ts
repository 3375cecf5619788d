// A pack that the host brings: its names and pictures are on the page without anything being built, and a game without it waits.
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { followThePage } from "./author";
import { declineGuide, lots, moves, playListed, setUp, standing } from "./captain";
import { choose, reads } from "./everybody";
import { expect, forgive, forgiveCuts, Port, picture, program, sailor, test } from "./harbour";
import { FIRST, knowsGuide, playOn } from "./rumbones";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>';
const MISSING = "The content pack of this game is not here.";
const CHANGED = "This game was played with a content pack that has been changed since.";

/** A pack of Ahoy in which every crew has another name and a picture. */
async function saltyPack(folder: string): Promise<string> {
  const pack = join(folder, "salty");
  execFileSync(program, ["pack", "copy", "ahoy", pack]);
  const name = 'name = { en = "Salty crews", ru = "Солёные команды", it = "Ciurme salate" }';
  await writeFile(join(pack, "pack.toml"), `game = "ahoy"\nid = "salty"\nversion = 1\n${name}\n`);
  const market = join(pack, "market.toml");
  const printed = await readFile(market, "utf8");
  const salted = printed.replace(
    /crew = \{ en = "([^"]+)", ru = "([^"]+)"/g,
    'crew = { en = "Salty $1", ru = "Солёный $2"',
  );
  await writeFile(market, salted);
  await mkdir(join(pack, "pictures"));
  for (let card = 1; card <= 30; card++) {
    await writeFile(join(pack, "pictures", `M${String(card).padStart(2, "0")}.svg`), SVG);
  }
  // A broken one beside it keeps nobody from playing.
  await mkdir(join(folder, "broken"));
  return market;
}

test("a host's pack is chosen in the form, seen on the table, and waited for when it is gone", async ({
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "freeport-packs-"));
  const market = await saltyPack(folder);
  const port = await Port.open(folder);
  const me = await sailor(browser, port);
  const { page } = me;
  await setUp(page, ["I play", "Bot, plays at random"], {
    game: "Ahoy",
    wish: () => page.getByRole("dialog").getByRole("radio", { name: "Salty crews" }).click(),
  });
  await declineGuide(page);
  const crews = page.getByRole("article", { name: /^Salty / });
  await expect(crews.first()).toBeVisible();
  await expect(
    page.getByRole("article", { name: /^(?!Salty )/ }).filter({ has: page.locator(".crew") }),
  ).toHaveCount(0);
  await expect(crews.first().locator("img")).toHaveJSProperty("naturalWidth", 8);
  await moves(page);
  const lot = lots(7);
  for (let played = 0; played < 6; played++) {
    if ((await standing(page)) === "over") break;
    await playListed(page, lot);
  }
  await standing(page);
  await picture(page, "run/host-pack");
  const table = page.url();

  await port.kill();
  port.packs = undefined;
  await port.start();
  await page.goto(table);
  await expect(page.getByRole("main").getByText(MISSING)).toBeVisible();
  await page.goto("/");
  await expect(page.locator(`a[href="${new URL(table).pathname}"]`).first()).toBeVisible();

  await port.kill();
  port.packs = folder;
  const brought = await readFile(market, "utf8");
  await writeFile(market, brought.replace("1 gold", "2 gold"));
  await port.start();
  await page.goto(table);
  await expect(page.getByRole("main").getByText(CHANGED)).toBeVisible();

  await port.kill();
  await writeFile(market, brought);
  await port.start();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(crews.first()).toBeVisible();
  await moves(page);
  expect(await standing(page)).toBe("asked");
  await playListed(page, lot);
  await standing(page);

  forgiveCuts(me);
  forgive(me, /status of (409|5\d\d)/);
  await me.context.close();
  expect(me.complaints).toEqual([]);
  await port.close();
  await rm(folder, { recursive: true, force: true });
});

test("a hero written by following the page for authors is played against a bot", async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), "freeport-packs-"));
  const port = await Port.open(await followThePage(folder));
  const me = await sailor(browser, port);
  const { page } = me;
  await page.goto("/");
  await knowsGuide(page);
  await setUp(page, ["I play", "Bot, plays at random"], {
    game: FIRST.title,
    wish: () => page.getByRole("dialog").getByRole("radio", { name: "Mara comes aboard" }).click(),
  });
  await moves(page);
  expect(await playOn(page, 3, 20)).toBe(20);
  const board = page.getByRole("region", { name: "Board", exact: true });
  const sheet = board.getByRole("region", { name: "Salty Mara" });
  await expect(sheet).toBeVisible();
  await expect(board.getByText(/Mags/)).toHaveCount(0);
  // She has a face of her own, and her actions say in words what they do.
  await expect(sheet.locator("image")).toHaveAttribute("href", /mara/);
  const drawn = await sheet.locator("image").getAttribute("href");
  expect((await page.request.get(drawn ?? "")).ok()).toBe(true);
  if (!(await sheet.getByRole("group", { name: "Sea Shanty" }).isVisible()))
    await sheet.getByRole("button").first().click();
  await sheet.getByRole("group", { name: "Sea Shanty" }).hover();
  await expect(page.getByRole("tooltip")).toContainText(/2/);
  await picture(page, "run/host-hero");

  // And in Russian she has the cases that her pack brings.
  await choose(page, "ru");
  const said = page.getByRole("region", { name: "Мара", exact: true });
  await expect(said).toBeVisible();
  await expect(said.getByRole("group", { name: "Морская песня" })).toBeVisible();
  await reads(page, "ru");
  await me.context.close();
  expect(me.complaints).toEqual([]);
  await port.close();
  await rm(folder, { recursive: true, force: true });
});
