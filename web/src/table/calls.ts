/** Calls on their way: each has an id of its own, and is sent again with it until the server has answered. */
import type { Call } from "../wire/wire";

/** A call that gets an answer. */
export type Errand = Exclude<Call, { call: "look" }>;

type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;

/** A call before it has its id. */
export type Wish = WithoutId<Errand>;

export function errand(wish: Wish, id: string): Errand {
  return { ...wish, id } as Errand;
}

/** What is asked for the moment only: after a break in the line nobody waits for it any more. */
function fleeting(call: Errand): boolean {
  return call.call === "hint" || call.call === "why" || call.call === "mark" || call.call === "hold";
}

/** The calls without an answer, in the order in which they were made. */
export class Outbox {
  #waiting = new Map<string, Errand>();

  add(call: Errand): void {
    this.#waiting.set(call.id, call);
  }

  /** The answer came; gives back the call it belongs to. */
  settle(id: string): Errand | undefined {
    const call = this.#waiting.get(id);
    this.#waiting.delete(id);
    return call;
  }

  /** The line broke: what must be sent again once it is back, and what is given up. */
  broken(): { again: Errand[]; dropped: Errand[] } {
    const all = [...this.#waiting.values()];
    const dropped = all.filter(fleeting);
    for (const call of dropped) this.#waiting.delete(call.id);
    return { again: all.filter((call) => !fleeting(call)), dropped };
  }

  /** The kinds of the calls that wait. */
  kinds(): Errand["call"][] {
    return [...this.#waiting.values()].map((call) => call.call);
  }
}

/** A fresh id, unlike every other of every client. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
