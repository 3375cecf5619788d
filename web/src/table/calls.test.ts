import { expect, test } from "vitest";
import { backoff } from "../wire/backoff";
import { errand, freshId, Outbox } from "./calls";

const play = (id: string) => errand({ call: "play", seat: 0, decision: 7, epoch: 0, move: {} }, id);

test("a move without an answer is sent again with the same id, in the order of the moves", () => {
  const outbox = new Outbox();
  outbox.add(play("a"));
  outbox.add(play("b"));
  outbox.add(play("c"));
  outbox.settle("b");
  expect(outbox.broken().again.map((call) => call.id)).toEqual(["a", "c"]);
  expect(outbox.broken().again.map((call) => call.id)).toEqual(["a", "c"]);
  expect(outbox.settle("a")).toMatchObject({ decision: 7 });
  expect(outbox.settle("a")).toBeUndefined();
});

test("a question for the moment is given up when the line breaks", () => {
  const outbox = new Outbox();
  outbox.add(errand({ call: "hint", seat: 0 }, "h"));
  outbox.add(play("a"));
  expect(outbox.kinds()).toEqual(["hint", "play"]);
  expect(outbox.broken()).toMatchObject({ again: [{ id: "a" }], dropped: [{ id: "h" }] });
  expect(outbox.kinds()).toEqual(["play"]);
});

test("ids differ", () => {
  expect(new Set(Array.from({ length: 100 }, freshId)).size).toBe(100);
});

test("knocking again takes longer each time, up to a limit, and never all at once", () => {
  expect(backoff(0, 0)).toBe(200);
  expect(backoff(0, 1)).toBe(400);
  expect(backoff(3, 1)).toBe(3200);
  expect(backoff(50, 1)).toBe(15_000);
});
