// Every letter that the page says is in a file that is served for it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const sheet = readFileSync(join(import.meta.dirname, "fonts.css"), "utf8");
const faces = [
  ...sheet.matchAll(
    /font-family: "([^"]+)";\s+font-style: (\w+);\s+font-weight: (\d+);[^}]*url\("([^"]+)"\)[^}]*unicode-range:([^;]+);/g,
  ),
].map(([, family = "", style = "", weight = "", file = "", ranges = ""]) => ({
  look: `${family} ${style} ${weight}`,
  file: join(import.meta.dirname, file),
  letters: [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = "", last]) => [
    parseInt(first, 16),
    parseInt(last ?? first, 16),
  ]),
}));

const texts = ["web/src", "packs", "crates/shelf/text"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ftl"))
    .map((path) => readFileSync(join(root, folder, path), "utf8")),
);

test("every face has its file, and all looks have both scripts", () => {
  for (const { file } of faces) expect(existsSync(file), file).toBe(true);
  for (const look of new Set(faces.map((face) => face.look)))
    expect(faces.filter((face) => face.look === look)).toHaveLength(2);
  expect(faces.some(({ look }) => look === "Alegreya Sans normal 700")).toBe(true);
});

test("every letter of the texts is in a face", () => {
  const used = new Set(texts.flatMap((text) => [...text]));
  const has = (letter: string) =>
    faces.some(({ letters }) =>
      letters.some(([first = 0, last = 0]) => {
        const code = letter.codePointAt(0) ?? 0;
        return first <= code && code <= last;
      }),
    );
  // Signs of the terminal's boards and arrows are in neither typeface; the browser takes them from another one.
  const lacking = [...used].filter((letter) => /\p{L}|\p{N}|\p{P}/u.test(letter) && !has(letter));
  expect(lacking).toEqual([]);
});
