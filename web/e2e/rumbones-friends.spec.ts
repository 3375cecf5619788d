// Two people on each side of Rum & Bones, on four browsers; and two who take a step back.
import { test } from "./harbour";
import { FIRST } from "./rumbones";
import { backAndOn, twoAndTwo } from "./shipmates";

test("four people, two on each side: hands, talk and marks stay with the side", async ({ comes }) => {
  const crew = [await comes(), await comes(), await comes(), await comes()] as const;
  await twoAndTwo(crew, FIRST, { clicked: /^F4, /, pressed: /^F10, / });
});

test("a free step back and one that the other agrees to, and play goes on", async ({ comes }) => {
  await backAndOn([await comes(), await comes()], FIRST);
});
