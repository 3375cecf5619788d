import { afterEach, expect, test, vi } from "vitest";
import { get, Refusal } from "../wire/http";
import { asMe, loadMe, me } from "./me.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const nobody = () => answer(401, { kind: "nobody", text: "Nobody is signed in here." });

test("whom the server has forgotten becomes a guest anew, and gets what they asked for", async () => {
  const asked: string[] = [];
  let forgotten = true;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (path === "/api/me")
      return Promise.resolve(answer(200, { id: asked.length, name: "Ada", account: false }));
    if (!forgotten) return Promise.resolve(answer(200, { id: "abc" }));
    forgotten = false;
    return Promise.resolve(nobody());
  });
  expect(await asMe(() => get("/api/tables/abc"))).toEqual({ id: "abc" });
  expect(asked).toEqual(["/api/me", "/api/tables/abc", "/api/me", "/api/tables/abc"]);
  // Who is known is not asked again.
  await asMe(() => get("/api/tables/abc"));
  expect(asked).toHaveLength(5);
});

test("any other refusal stays one", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(answer(404, { kind: "not_found", text: "There is none." })));
  await expect(asMe(() => get("/api/tables/abc"))).rejects.toBeInstanceOf(Refusal);
});

test("a name that was just changed is not overwritten by an answer from before", async () => {
  let arrive: (response: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (arrive = resolve)));
  const asked = loadMe();
  me.person = { id: 7, name: "Captain Ada", account: false };
  arrive(answer(200, { id: 7, name: "Ada", account: false }));
  expect((await asked).name).toBe("Captain Ada");
  expect(me.person.name).toBe("Captain Ada");
});
