// The tables in the harbour and those that wait for this person, kept up to date by the server on every page.
import type { Lists } from "../wire/wire";
import { loadMe } from "./me.svelte";

const firstWait = 500;
const longestWait = 20_000;

let current = $state.raw<Lists | null>(null);
let connected = $state(false);
let socket: WebSocket | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
let wanted = false;

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

async function connect(): Promise<void> {
  try {
    // The cookie comes with the answer, and the socket is refused without it.
    await loadMe();
  } catch {
    return again();
  }
  if (!wanted || socket) return;
  const address = new URL("/api/live", location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const opened = new WebSocket(address);
  socket = opened;
  opened.onmessage = (event: MessageEvent<string>) => {
    current = JSON.parse(event.data) as Lists;
    connected = true;
    tries = 0;
  };
  opened.onclose = () => {
    if (socket !== opened) return;
    socket = null;
    connected = false;
    again();
  };
}

function again(): void {
  if (!wanted) return;
  clearTimeout(waiting);
  const longest = Math.min(longestWait, firstWait * 2 ** tries++);
  waiting = setTimeout(() => void connect(), longest * (0.5 + Math.random() / 2));
}

/** Asks anew as somebody else: after signing in or out. */
export function relist(): void {
  if (!wanted) return;
  const old = socket;
  socket = null;
  connected = false;
  old?.close();
  clearTimeout(waiting);
  void connect();
}

/** Begins to follow the lists; gives back how to stop. */
export function followLists(): () => void {
  wanted = true;
  void connect();
  const online = () => {
    tries = 0;
    if (!socket) again();
  };
  addEventListener("online", online);
  return () => {
    wanted = false;
    removeEventListener("online", online);
    clearTimeout(waiting);
    socket?.close();
    socket = null;
  };
}
