// What this browser throws into the chance of games: texts that nobody else knows. A table is given the seal of one first,
// and the text itself when everybody has sealed theirs.
import { keep, kept } from "../app/keep";
import { sha256 } from "../wire/sha256";

/** What was fixed when a seal was opened. */
export interface Fixed {
  commit: string;
  seals: string[];
}

interface Secret {
  seal: string;
  text: string;
  /** What was fixed when the text was given away. */
  fixed?: Fixed;
}

const place = "seals";
/** More tables than anybody gathers at, at a time. */
const most = 64;
/** Where nothing can be kept, it is known as long as the page lives. */
const here = new Map<string, Secret>();

function remembered(): Secret[] {
  try {
    const found = JSON.parse(kept(place) ?? "[]") as unknown;
    return Array.isArray(found) ? (found as Secret[]) : [];
  } catch {
    return [];
  }
}

function remember(secret: Secret): void {
  here.set(secret.seal, secret);
  const others = remembered().filter(({ seal }) => seal !== secret.seal);
  keep(place, JSON.stringify([...others, secret].slice(-most)));
}

function secretOf(seal: string): Secret | undefined {
  return here.get(seal) ?? remembered().find((secret) => secret.seal === seal);
}

/** A new text of 128 bits, which stays here, and its seal, which is given away. */
export function freshSeal(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const seal = sha256(text);
  remember({ seal, text });
  return seal;
}

/** Whether this browser can open a seal. */
export function canOpen(seal: string): boolean {
  return secretOf(seal) !== undefined;
}

/**
 * Opens a seal, now that these are fixed. Not when it was opened before with something else: who knows the text already
 * could have chosen theirs to fit.
 */
export function openSeal(seal: string, fixed: Fixed): string | null {
  const secret = secretOf(seal);
  if (!secret || !fixed.seals.includes(seal)) return null;
  if (secret.fixed && !isSame(secret.fixed, fixed)) return null;
  remember({ ...secret, fixed: { commit: fixed.commit, seals: [...fixed.seals] } });
  return secret.text;
}

/** Whether a finished game has what was fixed when this browser opened its seal; true of games it opened none for. */
export function isAsFixed(game: Fixed): boolean {
  return game.seals.every((seal) => {
    const fixed = seal === "" ? undefined : secretOf(seal)?.fixed;
    return !fixed || isSame(fixed, game);
  });
}

function isSame(one: Fixed, other: Fixed): boolean {
  return one.commit === other.commit && one.seals.join() === other.seals.join();
}
