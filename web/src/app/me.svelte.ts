// Who is using this browser: a guest, or somebody with an account.
import { get, Refusal } from "../wire/http";
import type { Me } from "../wire/wire";

let person = $state.raw<Me | null>(null);
let asking: Promise<Me> | null = null;
/** How often the person was put in from elsewhere: an answer that was asked for before that is not news any more. */
let changes = 0;

export const me = {
  /** The person; not known yet in the first moments. */
  get person(): Me | null {
    return person;
  },
  /** Puts in what the server answered after a change of name or account. */
  set person(next: Me | null) {
    person = next;
    changes += 1;
  },
};

/** Asks for something that only somebody known gets. Whom the server has forgotten since is a guest anew, and asks again. */
export async function asMe<T>(ask: () => Promise<T>): Promise<T> {
  if (!person) await loadMe();
  try {
    return await ask();
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || thrown.status !== 401) throw thrown;
    await loadMe();
    return ask();
  }
}

/** Nothing to wait for when it is known who this is. */
export function knownMe(): Promise<Me> | undefined {
  return person ? undefined : loadMe();
}

/** Asks the server who this is; a newcomer becomes a guest with a name and a cookie. */
export function loadMe(): Promise<Me> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<Me> {
  const before = changes;
  const answer = await get<Me>("/api/me");
  if (before === changes || !person) person = answer;
  return person;
}
