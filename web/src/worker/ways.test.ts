import { describe, expect, test } from "vitest";
import { pageFor, readNotice, wayOf } from "./ways";

const HOME = "https://freeport.example";
const way = (path: string, mode = "cors", method = "GET") =>
  wayOf({ method, mode, url: new URL(path, HOME).href }, HOME);

describe("what a page asks for", () => {
  test("comes from the network first wherever it can change", () => {
    expect(way("/", "navigate")).toBe("page");
    expect(way("/table/abc", "navigate")).toBe("page");
    expect(way("/early.js", "no-cors")).toBe("book");
    expect(way("/assets/table-B2x9.js")).toBe("asset");
  });

  test("is kept where it can be read without a network", () => {
    expect(way("/api/games")).toBe("book");
    expect(way("/api/games/four/rules/en")).toBe("book");
    expect(way("/api/games/four/book/ru?pack=mine")).toBe("book");
    expect(way("/api/tables/abc/seating?language=en")).toBe("own");
    expect(way("/api/me")).toBe("own");
  });

  test("is left to the browser in all other cases", () => {
    for (const path of [
      "/api/tables",
      "/api/tables/abc",
      "/api/tables/abc/record",
      "/api/word",
      "/healthz",
      "/worker.js",
    ])
      expect(way(path), path).toBeNull();
    expect(way("/api/me", "cors", "PUT")).toBeNull();
    expect(way("https://elsewhere.example/assets/a.js")).toBeNull();
  });
});

describe("a message", () => {
  const notice = {
    title: "It is your turn",
    body: "Four with Boris",
    path: "/table/a",
    stop: "Stop",
    language: "en",
  };

  test("is read when it is one of ours and leads to a page of ours", () => {
    expect(readNotice(JSON.stringify(notice))).toEqual(notice);
    expect(readNotice(JSON.stringify({ ...notice, path: "//evil.example" }))).toBeNull();
    expect(readNotice(JSON.stringify({ ...notice, path: "https://evil.example" }))).toBeNull();
    expect(readNotice(JSON.stringify({ ...notice, title: 3 }))).toBeNull();
    expect(readNotice("turn!")).toBeNull();
    expect(readNotice("null")).toBeNull();
  });

  test("finds the page that is open already, else any", () => {
    const pages = ["/", "/table/a"].map((path) => ({ url: HOME + path }));
    expect(pageFor(pages, "/table/a")).toBe(pages[1]);
    expect(pageFor(pages, "/table/b")).toBe(pages[0]);
    expect(pageFor([], "/table/b")).toBeUndefined();
  });
});
