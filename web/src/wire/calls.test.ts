import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CALLS, FOR_PROGRAMS, routeOf, ROUTES } from "../../e2e/calls";
import schema from "./schema/wire.json";

const web = join(import.meta.dirname, "../..");

test("every call of the live stream is pressed by a test in the browser", () => {
  const known = schema.definitions.Call.oneOf.map((call) => call.properties.call.const);
  expect(known.length).toBeGreaterThan(8);
  expect(Object.keys(CALLS).sort()).toEqual([...known].sort());
});

test("every request the server answers is pressed by a test in the browser, or is for programs alone", () => {
  const source = readFileSync(join(web, "../crates/server/src/routes.rs"), "utf8");
  const known = [...source.matchAll(/Route::(get|post|put|delete)\(\s*"(\/api\/[^"]*)"/g)].map(
    ([, verb = "", path = ""]) => `${verb.toUpperCase()} ${path}`,
  );
  expect(known.length).toBeGreaterThan(20);
  expect([...Object.keys(ROUTES), ...FOR_PROGRAMS].sort()).toEqual(known.sort());
});

test("the specifications that press them exist", () => {
  const named = [...Object.values(CALLS), ...Object.values(ROUTES)].filter((where) => where.endsWith(".ts"));
  expect(named.filter((file) => !existsSync(join(web, "e2e", file)))).toEqual([]);
});

test("a request is found in the list by its address", () => {
  expect(routeOf("PUT", "/api/tables/abc/seats/1")).toBe("PUT /api/tables/{table}/seats/{seat}");
  expect(routeOf("GET", "/api/tables/abc")).toBe("GET /api/tables/{table}");
  expect(routeOf("GET", "/api/nothing")).toBeNull();
});
