// What is said aloud to those who listen. A dialog silences everything outside of it, so that every dialog has ears of
// its own: each Announcer says what is announced while it is there.
import { untrack } from "svelte";

interface Said {
  text: string;
  /** Counts what was said, so that a listener knows what is new to it. */
  turn: number;
}

let polite = $state.raw<Said>({ text: "", turn: 0 });
let urgent = $state.raw<Said>({ text: "", turn: 0 });

export const said = {
  get polite(): Said {
    return polite;
  },
  get urgent(): Said {
    return urgent;
  },
};

/** The same words twice are only heard twice when something about them differs. */
const next = (text: string, before: Said): Said => ({
  text: text === before.text ? `${text}\u00a0` : text,
  turn: before.turn + 1,
});

/** Says something; what is urgent interrupts. */
export function announce(text: string, options: { urgent?: boolean } = {}): void {
  if (text === "") return;
  // Whoever says something does not wait for what others say.
  untrack(() => {
    if (options.urgent) urgent = next(text, urgent);
    else polite = next(text, polite);
  });
}
