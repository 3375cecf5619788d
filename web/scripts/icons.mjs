// Cuts the icons named in icons.json out of the game-icons set, one file per area; --check only compares.
import { readFile, writeFile } from "node:fs/promises";
import svgpath from "svgpath";

const read = async (path) => JSON.parse(await readFile(new URL(path, import.meta.url), "utf8"));
const { icons, width } = await read("../node_modules/@iconify-json/game-icons/icons.json");
const areas = await read("icons.json");
const check = process.argv.includes("--check");
let wrong = false;

for (const [area, names] of Object.entries(areas)) {
  const entries = [...new Set(names)].sort().flatMap((name) => {
    const body = icons[name]?.body;
    const path = body?.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
    // A five-hundredth of an icon is finer than any screen shows, and its digits would be half of what a phone fetches.
    if (path) return [`  ${/^\w+$/.test(name) ? name : `"${name}"`}: "${svgpath(path).rel().round(0)}",\n`];
    console.error(`game-icons has no icon "${name}" that is a single path.`);
    wrong = true;
    return [];
  });
  const text =
    "// Made by `npm run icons` from scripts/icons.json; icons from game-icons.net, CC BY 3.0. Do not edit.\n" +
    `/** Paths in a square of ${width ?? 512}. */\n` +
    `export const ${area} = {\n${entries.join("")}} as const;\n`;
  const target = new URL(`../src/kit/icons/${area}.ts`, import.meta.url);
  if (!check) {
    await writeFile(target, text);
  } else if ((await readFile(target, "utf8").catch(() => "")) !== text) {
    console.error(`src/kit/icons/${area}.ts is not what scripts/icons.json says: run \`npm run icons\`.`);
    wrong = true;
  }
}
process.exit(wrong ? 1 : 0);
