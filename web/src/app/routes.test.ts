import { describe, expect, test } from "vitest";
import { parseRoute } from "./routes";

const at = (path: string) => parseRoute(new URL(path, "https://freeport.example"));

describe("an address", () => {
  test("leads to its page", () => {
    expect(at("/")).toEqual({ page: "harbour" });
    expect(at("/table/abc123")).toEqual({ page: "table", id: "abc123" });
    expect(at("/settings")).toEqual({ page: "settings" });
    expect(at("/account/")).toEqual({ page: "account" });
    expect(at("/learn")).toEqual({ page: "learn", game: null });
    expect(at("/learn/pirates7")).toEqual({ page: "learn", game: "pirates7" });
  });

  test("names a moment of a replay and whose eyes", () => {
    expect(at("/replay/x?step=12&eyes=seat1")).toEqual({ page: "replay", id: "x", step: 12, eyes: "seat1" });
    expect(at("/replay/x?step=-1")).toEqual({ page: "replay", id: "x", step: null, eyes: null });
  });

  test("names a rule", () => {
    expect(at("/rules/four#C4-3")).toEqual({ page: "rules", game: "four", rule: "C4-3", search: "" });
    expect(at("/rules#%E0%A4%A")).toEqual({ page: "rules", game: "ahoy", rule: "%E0%A4%A", search: "" });
    expect(at("/rules/ahoy?search=gold")).toEqual({
      page: "rules",
      game: "ahoy",
      rule: null,
      search: "gold",
    });
  });

  test("is a link in a letter", () => {
    expect(at("/word/leave/1-ab")).toEqual({ page: "word", deed: "leave", token: "1-ab" });
    expect(at("/word/confirm/1-ab")).toEqual({ page: "word", deed: "confirm", token: "1-ab" });
  });

  test("off the chart is lost", () => {
    for (const path of [
      "/word",
      "/word/leave",
      "/word/other/1",
      "/word/leave/1/2",
      "/nowhere",
      "/table",
      "/table/a/b",
      "/settings/more",
      "/replay",
    ]) {
      expect(at(path)).toEqual({ page: "lost" });
    }
  });
});
