/** A socket that comes back by itself: it knocks again after a break, sooner when the browser says it is online. */
import { backoff } from "./backoff";

export interface LineEvents {
  /** The line is open: say who you are. */
  open: () => void;
  heard: (text: string) => void;
  /** The line broke and will be tried again; `attempts` counts failures in a row. */
  broken: (attempts: number) => void;
}

/** How long an answer may take before the line is taken for dead. */
const SILENCE = 8000;

export class Line {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #url: string;
  readonly #events: LineEvents;

  constructor(path: string, events: LineEvents) {
    this.#url = new URL(path, location.href).href.replace(/^http/, "ws");
    this.#events = events;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#dial();
  }

  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** An answer is due: when none comes, the line is dead even if nobody said so. */
  expectAnswer(): void {
    this.#watch ??= setTimeout(this.#cut, SILENCE);
  }

  /** Hangs up and dials again: on a new line the server knows nothing of what was asked for on the old one. */
  renew(): void {
    this.#dial();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#forget();
  }

  #dial(): void {
    this.#forget();
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      if (socket !== this.#socket) return;
      this.#events.open();
    });
    socket.addEventListener("message", (event: MessageEvent<unknown>) => {
      if (socket !== this.#socket || typeof event.data !== "string") return;
      this.#attempt = 0;
      clearTimeout(this.#watch);
      this.#watch = undefined;
      this.#events.heard(event.data);
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#fell();
    });
  }

  #fell(): void {
    this.#forget();
    if (this.#closed) return;
    this.#timer = setTimeout(
      () => {
        this.#dial();
      },
      backoff(this.#attempt, Math.random()),
    );
    this.#attempt += 1;
    this.#events.broken(this.#attempt);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#watch = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #cut = (): void => {
    if (this.#socket) this.#fell();
  };

  #hurry = (): void => {
    if (!this.#closed && this.#socket === null && document.visibilityState === "visible") this.#dial();
  };
}
