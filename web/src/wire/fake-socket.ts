import type { Call, Note } from "./wire";

/** The server's end of a socket, for tests of what dials one. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  /** All that were dialled, the last one being the current. */
  static dialled: FakeSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.dialled.push(this);
  }

  static get current(): FakeSocket {
    return FakeSocket.dialled.at(-1) as FakeSocket;
  }

  /** What was said beside probes. */
  get calls(): Call[] {
    return this.sent.filter((text) => text !== "ping").map((text) => JSON.parse(text) as Call);
  }

  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  say(note: string | Note): void {
    const data = typeof note === "string" ? note : JSON.stringify(note);
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}
