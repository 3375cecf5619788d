import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { build } from "./build.svelte";
import { FakeSocket } from "./fake-socket";
import { Line } from "./line";

const heard = vi.fn();
const broken = vi.fn();
const socket = (): FakeSocket => FakeSocket.current;
const probes = (): number => socket().sent.filter((text) => text === "ping").length;
let line: Line;

function dial(): void {
  line = new Line("/api/live", { heard, broken });
  socket().open();
  socket().say("{}");
}

beforeEach(() => {
  FakeSocket.dialled = [];
  heard.mockClear();
  broken.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line that died silently", () => {
  test("is noticed within half a minute and a few seconds, and dialled anew", () => {
    dial();
    vi.advanceTimersByTime(30_000);
    expect(probes()).toBe(2);
    expect(broken).not.toHaveBeenCalled();
    vi.advanceTimersByTime(8000);
    expect(broken).toHaveBeenCalledWith(1);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.dialled).toHaveLength(2);
  });

  test.each([
    ["the page is seen again", () => document.dispatchEvent(new Event("visibilitychange"))],
    ["the page is shown from memory", () => dispatchEvent(new Event("pageshow"))],
    ["somebody comes back to it", () => dispatchEvent(new Event("focus"))],
    ["the network is another one", () => dispatchEvent(new Event("online"))],
  ])("is probed when %s", (_, wake) => {
    dial();
    vi.advanceTimersByTime(10_000);
    wake();
    expect(probes()).toBe(2);
    vi.advanceTimersByTime(8000);
    expect(broken).toHaveBeenCalledWith(1);
  });

  test("is noticed while it is dialled, too", () => {
    line = new Line("/api/live", { heard, broken });
    vi.advanceTimersByTime(15_000);
    expect(broken).toHaveBeenCalledWith(1);
  });
});

test("a line that answers stays, and the answer is nobody's business", () => {
  dial();
  for (let probe = 0; probe < 5; probe += 1) {
    vi.advanceTimersByTime(30_000);
    socket().say("pong abc");
  }
  expect(FakeSocket.dialled).toHaveLength(1);
  expect(broken).not.toHaveBeenCalled();
  expect(heard.mock.calls).toEqual([["{}"]]);
  expect(build.newer).toBe("");
});

test("who looks away for a moment does not probe", () => {
  dial();
  vi.advanceTimersByTime(1000);
  dispatchEvent(new Event("focus"));
  expect(probes()).toBe(1);
});

test("between two knocks nobody waits once the browser is online", () => {
  dial();
  socket().close();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.dialled).toHaveLength(2);
});

test("what has to be done first is done before every knock, and a failure is a knock in vain", async () => {
  const before = vi.fn(() => Promise.reject(new Error("no cookie")));
  line = new Line("/api/live", { before, heard, broken });
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.dialled).toHaveLength(0);
  expect(broken).toHaveBeenCalledWith(1);
  before.mockImplementation(() => Promise.resolve() as Promise<never>);
  await vi.advanceTimersByTimeAsync(1000);
  expect(before).toHaveBeenCalledTimes(2);
  expect(FakeSocket.dialled).toHaveLength(1);
});

test("a line that was closed does not come back", () => {
  dial();
  line.close();
  vi.advanceTimersByTime(120_000);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.dialled).toHaveLength(1);
});
