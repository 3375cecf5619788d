/** The hand that shakes the dice before it lets go. It moves what is seen, never what falls. */
import { about, after, type Pose, type Vector } from "./spin";

/** How far the hand follows, in millimetres. */
const REACH = 46;
/** Dice in a hand lie closer than dice in the air. */
const CLASP = 0.78;

export class Hand {
  /** Where the hand is pulled to, from -1 to 1 to the right and away from the thrower. */
  #pull: [number, number] = [0, 0];
  #at: [number, number] = [0, 0];
  #energy = 0;
  #rolled = 0;
  #clock = 0;
  held = false;

  pull(x: number, y: number): void {
    this.#pull = [Math.max(-1, Math.min(1, x)), Math.max(-1, Math.min(1, y))];
  }

  /** Whether the dice are being shaken hard enough to be heard. */
  get rattling(): boolean {
    return this.#energy > 0.3;
  }

  step(seconds: number): void {
    this.#clock += seconds;
    // Who only holds on is helped: the hand sways by itself.
    const sway = this.held ? 0.55 : 0.12;
    const beat = this.held ? 15 : 2.4;
    const goal = [
      this.#pull[0] + sway * Math.sin(this.#clock * beat),
      this.#pull[1] + sway * 0.6 * Math.sin(this.#clock * beat * 1.31 + 1),
    ] as const;
    const follow = 1 - Math.exp(-seconds * 16);
    const before = this.#at;
    this.#at = [before[0] + (goal[0] - before[0]) * follow, before[1] + (goal[1] - before[1]) * follow];
    const speed = Math.hypot(this.#at[0] - before[0], this.#at[1] - before[1]) / Math.max(seconds, 0.001);
    this.#energy += (Math.min(1, speed / 4) - this.#energy) * (1 - Math.exp(-seconds * 9));
    this.#rolled += seconds * (0.6 + this.#energy * 16);
  }

  /** Where a die of the hand is, given where its flight begins. */
  pose(die: number, start: Pose, middle: Vector): Pose {
    const jolt = this.#energy * 7;
    const wobble = (axis: number) => Math.sin(this.#rolled * (1.7 + axis * 0.6) + die * (2.4 + axis)) * jolt;
    const close = (axis: 0 | 1 | 2) => middle[axis] + (start.at[axis] - middle[axis]) * CLASP;
    const axis: Vector = [Math.sin(die * 12.9), Math.cos(die * 78.2), Math.sin(die * 37.7)];
    return {
      at: [
        close(0) + this.#at[0] * REACH + wobble(0),
        close(1) + this.#at[1] * REACH * 0.7 + wobble(1),
        close(2) + wobble(2) + 3 * Math.sin(this.#clock * 2.1),
      ],
      spin: after(about(axis, this.#rolled * (0.5 + ((die * 0.37) % 1))), start.spin),
    };
  }
}
