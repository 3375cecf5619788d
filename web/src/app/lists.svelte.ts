// The tables in the harbour and those that wait for this person, kept up to date by the server on every page.
import { forgetTables } from "./kept";
import { Line } from "../wire/line";
import type { Lists } from "../wire/wire";
import { loadMe } from "./me.svelte";
import { answered } from "./offline.svelte";

let current = $state.raw<Lists | null>(null);
let connected = $state(false);
let line: Line | null = null;

export const lists = {
  /** The last that is known; nothing before the first answer. */
  get current(): Lists | null {
    return current;
  },
  /** Whether the server keeps it up to date right now. */
  get connected(): boolean {
    return connected;
  },
  /** How many tables wait for a decision of this person. */
  get waitingForMe(): number {
    return current?.mine.filter((table) => table.my_turn).length ?? 0;
  },
};

/** Asks anew as somebody else: after signing in or out. */
export function relist(): void {
  connected = false;
  void forgetTables();
  line?.renew();
}

/** Begins to follow the lists; gives back how to stop. */
export function followLists(): () => void {
  line = new Line("/api/live", {
    // The cookie comes with the answer, and the socket is refused without it.
    before: loadMe,
    heard: (text) => {
      current = JSON.parse(text) as Lists;
      // A line tells news; what was fetched while it was down may have been old.
      answered(false);
      connected = true;
    },
    broken: () => {
      connected = false;
    },
  });
  return () => {
    line?.close();
    line = null;
    connected = false;
  };
}
