// Somebody who follows docs/pack-authors.md word by word.
import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { program } from "./harbour";

const page = new URL("../../docs/pack-authors.md", import.meta.url);

/** Makes the packs of the page in a folder, and gives back where they lie. */
export async function followThePage(folder: string): Promise<string> {
  const text = await readFile(page, "utf8");
  for (const [, words] of text.matchAll(/^freeport (pack copy .*)$/gm)) {
    execFileSync(program, (words ?? "").split(" "), { cwd: folder });
  }
  for (const [, file, , id, piece] of text.matchAll(
    /<!-- ([^ ,]+)(, in place of (\S+))? -->\n```\w+\n([^`]*)```/g,
  )) {
    const path = join(folder, file ?? "");
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, id ? replaced(await readFile(path, "utf8"), id, piece ?? "") : (piece ?? ""));
  }
  return join(folder, "my-packs");
}

/** A file with another entry in the place of the one with this id. */
function replaced(file: string, id: string, entry: string): string {
  const heading = entry.slice(0, entry.indexOf("\n") + 1);
  const [head = "", ...entries] = file.split(`\n${heading}`);
  const kept = entries.map((one) => (one.startsWith(`id = "${id}"\n`) ? entry.slice(heading.length) : one));
  return [head, ...kept].join(`\n${heading}`);
}
