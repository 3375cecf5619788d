// Shows the page a position that seldom comes by itself, and hears what it would play: the line to the server is held in between.
import type { Page, WebSocketRoute } from "@playwright/test";
import { expect } from "./harbour";

export interface Now<View> {
  view: View;
  turn: { waiting: { seat: number; decision: number }[] };
  choices: {
    seat: number;
    decision: number;
    moves: { move: unknown; phrase: unknown; fenced: boolean }[];
    asides: unknown[];
    window?: unknown;
  } | null;
  take_backs: unknown[];
}
interface Sync<View> {
  note: "sync";
  now: Now<View>;
}

/** What goes over the line; a sign of life is no call and no note. */
function read<T>(said: string | Buffer): T | null {
  const text = String(said);
  return text.startsWith("{") ? (JSON.parse(text) as T) : null;
}

/** The line of a page, as somebody holds it who can also speak on it. */
export class Stage<View> {
  #line: WebSocketRoute | undefined;
  #sync: Sync<View> | undefined;
  /** The moves that the page has sent since the last position was set; they do not reach the server. */
  readonly played: unknown[] = [];
  #staged = false;

  private constructor() {}

  static async hold<View>(page: Page): Promise<Stage<View>> {
    const stage = new Stage<View>();
    await page.routeWebSocket(/\/api\/tables\/[^/]+\/live$/, (line) => {
      const server = line.connectToServer();
      stage.#line = line;
      line.onMessage((said) => {
        const call = read<{ call: string; id?: string; move?: unknown }>(said);
        if (!stage.#staged || call?.call !== "play") {
          server.send(said);
          return;
        }
        stage.played.push(call.move);
        line.send(JSON.stringify({ note: "done", id: call.id }));
      });
      server.onMessage((said) => {
        const note = read<Sync<View>>(said);
        if (note?.note === "sync") stage.#sync = note;
        if (!stage.#staged) line.send(said);
      });
    });
    return stage;
  }

  /** Changes what the page was told last, and tells it so. */
  async set(change: (now: Now<View>) => void): Promise<void> {
    await expect.poll(() => this.#sync !== undefined).toBe(true);
    this.#staged = true;
    this.played.length = 0;
    const sync = structuredClone(this.#sync) as Sync<View>;
    change(sync.now);
    this.#line?.send(JSON.stringify(sync));
  }
}
