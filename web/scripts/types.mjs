// Makes the TypeScript types in src/wire from the schemas beside them; --check only compares.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { compile } from "json-schema-to-typescript";

const folder = new URL("../src/wire/", import.meta.url);
const check = process.argv.includes("--check");
let stale = false;

// A default beside a reference says nothing about the type, but the generator would take it for one.
const withoutDefault = (key, value) => {
  if (!value?.allOf || !("default" in value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== "default"));
};

for (const file of (await readdir(new URL("schema/", folder))).sort()) {
  const name = basename(file, ".json");
  const schema = JSON.parse(await readFile(new URL(`schema/${file}`, folder), "utf8"), withoutDefault);
  const root = name === "wire" ? "Wire" : "Traffic";
  const text = await compile({ ...schema, title: root }, root, {
    additionalProperties: false,
    bannerComment: "// Made by `npm run types` from the schema of the Rust types. Do not edit.",
    unreachableDefinitions: true,
    unknownAny: true,
  });
  const target = new URL(`${name}.ts`, folder);
  if (!check) {
    await writeFile(target, text);
  } else if ((await readFile(target, "utf8").catch(() => "")) !== text) {
    console.error(`src/wire/${name}.ts is not what the schema says: run \`npm run types\`.`);
    stale = true;
  }
}
process.exit(stale ? 1 : 0);
