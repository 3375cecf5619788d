import { afterEach, expect, test, vi } from "vitest";
import { get, Refusal, send } from "./http";

function answers(body: string, init: ResponseInit = {}): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(body, init))),
  );
}

async function refusal(asked: Promise<unknown>): Promise<{ kind: string; status: number }> {
  const thrown = await asked.catch((why: unknown) => why);
  expect(thrown).toBeInstanceOf(Refusal);
  const { problem, status } = thrown as Refusal;
  expect(problem.text).not.toBe("");
  return { kind: problem.kind, status };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("an answer comes as it is, and an empty one is nothing", async () => {
  answers('{"id":7}');
  expect(await get("/api/me")).toEqual({ id: 7 });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
  expect(await send("DELETE", "/api/session")).toBeUndefined();
});

test("an answer that is not JSON is a refusal with a sentence, however friendly it looks", async () => {
  answers("<html>Please sign in to this network</html>");
  expect(await refusal(get("/api/me"))).toEqual({ kind: "strange_answer", status: 200 });
  answers("<html>Bad gateway</html>", { status: 502 });
  expect(await refusal(get("/api/me"))).toEqual({ kind: "server", status: 502 });
});

test("what the server says against it is passed on", async () => {
  answers('{"kind":"not_found","text":"There is no such table."}', { status: 404 });
  expect(await refusal(get("/api/tables/x"))).toEqual({ kind: "not_found", status: 404 });
});

test("no request waits for ever", async () => {
  const over = new AbortController();
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          reject(signal.reason as Error);
        });
      }),
  );
  const asked = refusal(get("/api/me"));
  over.abort(new DOMException("Too late.", "TimeoutError"));
  expect(await asked).toEqual({ kind: "too_slow", status: 0 });
  expect(limit).toHaveBeenCalledOnce();
});

test("a line that breaks in the middle of an answer is no answer", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve({ ok: true, status: 200, text: () => Promise.reject(new TypeError("network error")) }),
  );
  expect(await refusal(get("/api/me"))).toEqual({ kind: "offline", status: 0 });
});
