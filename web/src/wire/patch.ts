/**
 * What has changed from one JSON value to the next, as the server tells it (crates/harbour/src/wire/patch). The shape of a patch
 * tells what it means:
 *
 * - `[value]`: this is the value now.
 * - `[]`: this member of an object is gone.
 * - `{"name": patch, …}`: these members of an object change; those that are new come last. Without any, nothing changes.
 * - `[kept, part, …]`: an array from its beginning. A number says how many elements stay, a negative one how many go, an array
 *   holds elements that come, and an object is the patch of the next element. What follows the last part stays.
 */
import type { Patch } from "./wire";

/** A patch is not one of this value: something was missed. */
export class Misfit extends Error {}

/** What a patch makes of a value. The value itself stays as it is, and what did not change is shared with it. */
export function patched(value: unknown, patch: Patch): unknown {
  if (!Array.isArray(patch)) return changed(value, patch);
  if (patch.length === 0) throw new Misfit("what is gone has no value");
  return patch.length === 1 ? patch[0] : spliced(value, patch);
}

function changed(value: unknown, patch: Exclude<Patch, unknown[]>): unknown {
  const changes = Object.entries(patch);
  if (changes.length === 0) return value;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Misfit("only an object has members");
  // A map keeps the order and knows no name that means something else.
  const members = new Map<string, unknown>(Object.entries(value));
  for (const [name, change] of changes) {
    if (Array.isArray(change) && change.length === 0) {
      if (!members.delete(name)) throw new Misfit("what was not there cannot go");
    } else members.set(name, patched(members.get(name), change));
  }
  return Object.fromEntries(members);
}

function spliced(value: unknown, parts: readonly unknown[]): unknown[] {
  if (!Array.isArray(value)) throw new Misfit("only an array has elements");
  const olds: readonly unknown[] = value;
  const made: unknown[] = [];
  let at = 0;
  const pass = (count: number): readonly unknown[] => {
    if (!Number.isInteger(count) || at + count > olds.length) throw new Misfit("the array is too short");
    at += count;
    return olds.slice(at - count, at);
  };
  for (const part of parts) {
    if (Array.isArray(part)) made.push(...(part as unknown[]));
    else if (typeof part === "object" && part !== null) made.push(patched(pass(1)[0], part as Patch));
    else {
      const passed = pass(Math.abs(Number(part)));
      if (Number(part) > 0) made.push(...passed);
    }
  }
  return [...made, ...olds.slice(at)];
}
