/** Which decision is meant: a number alone does not say it, for what was taken back comes again with its old one. */
import type { Advice } from "../wire/wire";
import type { Story } from "./state";

export interface Asked {
  /** How often the game had gone back. */
  epoch: number;
  decision: number;
}

/** Advice, and the decision it was given for. */
export interface Counsel extends Asked {
  advice: Advice;
}

/** The decision that is asked of the eyes that look. */
export function askedIn(story: Story | null): Asked | null {
  const decision = story?.now.choices?.decision;
  return story && decision !== undefined ? { epoch: story.epoch, decision } : null;
}

/** Whether both are the same decision; none is like none. */
export function isSame(one: Asked | null, other: Asked | null): boolean {
  return one !== null && other !== null && one.epoch === other.epoch && one.decision === other.decision;
}
