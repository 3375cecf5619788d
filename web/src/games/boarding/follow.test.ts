// @vitest-environment node
import { expect, it } from "vitest";
import { type Crew, follow } from "./follow";

const far = (from: number, to: number) => Math.abs(from - to);
const crew = (cell: number, count: number, side = 0): Crew => ({ cell, lane: 1, bosun: false, count, side });
function names(): () => string {
  let next = 0;
  return () => `s${(next += 1)}`;
}

it("crew that marches keeps its key, newcomers get one, and the fallen take theirs along", () => {
  const fresh = names();
  const first = follow([], [crew(10, 2), crew(12, 4)], far, fresh);
  expect(first.map(({ key }) => key)).toEqual(["s1", "s2"]);
  const marched = follow(first, [crew(11, 2), crew(13, 4)], far, fresh);
  expect(marched.map(({ key }) => key)).toEqual(["s1", "s2"]);
  const more = follow(marched, [crew(11, 2), crew(13, 4), crew(10, 2)], far, fresh);
  expect(more.map(({ key }) => key)).toEqual(["s1", "s2", "s3"]);
  expect(follow(first, [crew(12, 1)], far, fresh).map(({ key }) => key)).toEqual(["s2"]);
});

it("crew of the other side is never taken for one's own", () => {
  const first = follow([], [crew(10, 2)], far, names());
  expect(follow(first, [crew(10, 2, 1)], far, () => "new")[0]?.key).toBe("new");
});
