import { expect, test } from "vitest";
import { timeOf } from "./talk";

const at = (text: string): number => new Date(text).getTime();

test("what was said today has a time, what was said on another day also its date", () => {
  const now = at("2026-03-05T18:00:00");
  expect(timeOf(at("2026-03-05T08:05:00"), now, "en")).toMatch(/^0?8:05/);
  expect(timeOf(at("2026-03-04T23:59:00"), now, "en")).toMatch(/Mar 4.*11:59/);
  expect(timeOf(at("2026-03-04T23:59:00"), now, "ru")).toMatch(/4 мар.*23:59/);
  expect(timeOf(at("2026-03-04T23:59:00"), now, "it")).toMatch(/4 mar.*23:59/);
  expect(timeOf(at("2025-12-31T23:59:00"), now, "en")).toContain("2025");
});
