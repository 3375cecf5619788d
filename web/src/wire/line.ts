/**
 * A socket that comes back by itself, for tables and lists alike. It asks every half minute, and whenever the page wakes,
 * whether the other end is still there: a line that died while a laptop slept or a phone changed networks says nothing.
 */
import { backoff } from "./backoff";
import { heardBuild } from "./build.svelte";

export interface LineEvents {
  /** What has to be done before each knock, such as getting the cookie without which nobody is let in. */
  before?: () => Promise<unknown> | undefined;
  /** The line is open: say who you are. */
  open?: () => void;
  heard: (text: string) => void;
  /** The line broke and will be tried again; `attempts` counts failures in a row. */
  broken: (attempts: number) => void;
}

/** How long an answer may take before the line is taken for dead. */
const SILENCE = 8000;
/** How long a new line may take until something is heard on it. */
const DIALLING = 15_000;
/** How often a quiet line is probed. */
const PROBES = 30_000;
/** Who looks at the page again after less than this has nothing to fear. */
const NAP = 5000;

const PROBE = "ping";
const ANSWER = /^pong (\S*)$/;

export class Line {
  #socket: WebSocket | null = null;
  /** Counts the knocks, so that one that was overtaken comes to nothing. */
  #knock = 0;
  #attempt = 0;
  #heardAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #probes: ReturnType<typeof setInterval>;
  #closed = false;
  readonly #url: string;
  readonly #events: LineEvents;

  constructor(path: string, events: LineEvents) {
    this.#url = new URL(path, location.href).href.replace(/^http/, "ws");
    this.#events = events;
    this.#probes = setInterval(this.#probe, PROBES);
    addEventListener("online", this.#wake);
    addEventListener("pageshow", this.#wake);
    addEventListener("focus", this.#wake);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#wake);
    void this.#dial();
  }

  send(message: object): void {
    this.#say(JSON.stringify(message));
  }

  /** An answer is due: when none comes, the line is dead even if nobody said so. */
  expectAnswer(): void {
    this.#watch ??= setTimeout(this.#cut, SILENCE);
  }

  /** Hangs up and dials again: on a new line the server knows nothing of what was asked for on the old one. */
  renew(): void {
    void this.#dial();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#probes);
    removeEventListener("online", this.#wake);
    removeEventListener("pageshow", this.#wake);
    removeEventListener("focus", this.#wake);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#forget();
  }

  async #dial(): Promise<void> {
    this.#forget();
    const knock = this.#knock;
    this.#watch = setTimeout(this.#fell, DIALLING);
    const first = this.#events.before?.();
    if (first) {
      try {
        await first;
      } catch {
        if (knock === this.#knock) this.#fell();
        return;
      }
      if (knock !== this.#knock) return;
    }
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      if (socket !== this.#socket) return;
      this.#say(PROBE);
      this.#events.open?.();
    });
    socket.addEventListener("message", (event: MessageEvent<unknown>) => {
      if (socket === this.#socket && typeof event.data === "string") this.#hear(event.data);
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#fell();
    });
  }

  #hear(text: string): void {
    this.#attempt = 0;
    this.#heardAt = performance.now();
    clearTimeout(this.#watch);
    this.#watch = undefined;
    const answer = ANSWER.exec(text);
    if (answer) heardBuild(answer[1] ?? "");
    else this.#events.heard(text);
  }

  #say(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #forget(): void {
    this.#knock += 1;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#timer = undefined;
    this.#watch = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #fell = (): void => {
    this.#forget();
    if (this.#closed) return;
    this.#timer = setTimeout(
      () => {
        void this.#dial();
      },
      backoff(this.#attempt, Math.random()),
    );
    this.#attempt += 1;
    this.#events.broken(this.#attempt);
  };

  #cut = (): void => {
    if (this.#socket) this.#fell();
  };

  #probe = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#say(PROBE);
    this.expectAnswer();
  };

  /** Somebody looks at the page again, or the network is another one. */
  #wake = (): void => {
    if (document.visibilityState !== "visible") return;
    // Between two knocks nobody waits any longer.
    if (this.#timer !== undefined) void this.#dial();
    else if (performance.now() - this.#heardAt > NAP) this.#probe();
  };
}
