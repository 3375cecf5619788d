/** People whose talk one does not want to read; remembered in this browser. */
import { SvelteSet } from "svelte/reactivity";
import { keep, kept } from "../app/keep";

const place = "muted";

export function readMutes(text: string | null): number[] {
  return (text ?? "").split(",").filter(Boolean).map(Number).filter(Number.isInteger);
}

const muted = new SvelteSet<number>(readMutes(kept(place)));

export function isMuted(person: number | null): boolean {
  return person !== null && muted.has(person);
}

export function toggleMute(person: number): void {
  if (!muted.delete(person)) muted.add(person);
  keep(place, [...muted].join(","));
}
