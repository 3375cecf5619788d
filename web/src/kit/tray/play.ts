/** Runs a show from the hand to the end, frame by frame, and tells what is to be heard and said on the way. */
import type { Knock } from "./flight";
import { Hand } from "./hand";
import type { Frame, Show } from "./show";
import type { Pose } from "./spin";
import { ACTS } from "./timeline";

/** What a playing reports. */
export interface Listener {
  knock: (on: Knock["on"], loudness: number) => void;
  /** A fight is decided. */
  fight: (index: number) => void;
  cannon: () => void;
  splash: () => void;
}

/** Who does not throw watches the hand shake for so many seconds. */
const SHAKE = 0.9;
/** Between two rattles of the dice in the hand. */
const RATTLE = 0.075;
/** Knocks closer together than this are one, in seconds. */
const TOGETHER = 0.02;
/** A machine that stumbles does not miss half of it. */
const LONGEST = 0.25;

export class Playing {
  readonly hand = new Hand();
  readonly #show: Show;
  readonly #listener: Listener;
  readonly #mine: boolean;
  /** Seconds since the hand let go; none while it holds the dice. */
  #time: number | null;
  #shaken = 0;
  #rattled = 0;
  #held: Map<number, Pose> | null = null;
  #heard = 0;
  #knocked = -1;
  #fight = -1;
  #act = 0;

  constructor(show: Show, mine: boolean, listener: Listener) {
    this.#show = show;
    this.#mine = mine;
    this.#listener = listener;
    this.#time = show.flies ? null : 0;
    this.hand.held = show.flies && !mine;
  }

  get holding(): boolean {
    return this.#time === null;
  }

  release(): void {
    this.#time ??= 0;
  }

  /** Goes on by so many seconds. */
  step(seconds: number): Frame {
    const step = Math.min(LONGEST, seconds);
    if (this.#time === null) return this.#shake(step);
    this.#time += step;
    const frame = this.#show.at(this.#time, this.#held);
    this.#sound(this.#time, frame);
    return frame;
  }

  #shake(step: number): Frame {
    this.hand.step(step);
    this.#shaken += step;
    this.#rattled += step;
    if (this.hand.rattling && this.#rattled > RATTLE) {
      this.#rattled = 0;
      this.#listener.knock("die", 0.2 + Math.random() * 0.3);
    }
    const frame = this.#show.held(this.hand);
    this.#held = frame.poses;
    if (!this.#mine && this.#shaken >= SHAKE) this.release();
    return frame;
  }

  #sound(time: number, { moment }: Frame): void {
    const { knocks } = this.#show;
    for (
      let knock = knocks[this.#heard];
      knock && this.#show.heard(knock) <= time;
      knock = knocks[this.#heard]
    ) {
      this.#heard += 1;
      const at = this.#show.heard(knock);
      if (at - this.#knocked < TOGETHER) continue;
      this.#knocked = at;
      this.#listener.knock(knock.on, knock.loudness);
    }
    if (moment.kind !== "fight") return;
    if (moment.index !== this.#fight) {
      this.#fight = moment.index;
      this.#act = 0;
    }
    if (this.#act === 0 && moment.part >= ACTS.shot[0]) {
      this.#act = 1;
      if (this.#show.shoots(moment.index)) this.#listener.cannon();
    }
    if (this.#act === 1 && moment.part >= ACTS.sink[0]) {
      this.#act = 2;
      this.#listener.splash();
      this.#listener.fight(moment.index);
    }
  }
}
