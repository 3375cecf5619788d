/** What happens at a table, heard and seen for a moment; a creature that comes up has a scene of its own. */
import { calm } from "../../app/settings.svelte";
import { play as sound } from "../../app/sound";
import type { BoardProps } from "../contract";
import type { Batch } from "../queue.svelte";
import { Apparition } from "./creature/apparition.svelte";
import { type Beast, type Happened, risingIn, soundOf } from "./creature/rising";
import type { Given } from "./wheel.svelte";

export class Lookout<Event extends Happened> {
  readonly #props: () => BoardProps;
  /** What just happened. */
  fresh = $state.raw<readonly Event[]>([]);
  readonly rising = new Apparition<Beast>();

  /** To be made while a table is; it watches for as long as the table is there. */
  constructor(props: () => BoardProps) {
    this.#props = props;
    $effect(() => props().queue.listen((batch) => this.#hear(batch)));
    $effect(() => () => this.rising.leave());
    $effect(() => {
      const { queue, now } = props();
      if (queue.untold === 0) this.rising.asked(now.choices);
    });
  }

  #hear({ jump, lines, hurry }: Batch): void {
    if (jump) {
      this.fresh = [];
      this.rising.leave();
      return;
    }
    const { scene, queue } = this.#props();
    this.fresh = lines.map((line) => line.event as unknown as Event);
    const noise = this.fresh.map(soundOf).find((one) => one !== null);
    if (noise && !calm()) sound(noise);
    const beast = hurry ? null : risingIn(this.fresh);
    if (beast) this.rising.enter(beast, scene === "replay" ? queue : null);
  }

  /** What the table page gives to the table, for its wheel: whoever plays has seen the scene. */
  given<View, Sheet>(wide: () => boolean): Given<View, Sheet> {
    const props = this.#props;
    return {
      view: () => props().now.view as unknown as View,
      sheet: () => props().sheet as Sheet,
      seats: () => props().seats,
      seat: () => props().seat,
      choices: () => props().now.choices,
      marked: () => props().marked as string[],
      advised: () => props().advised,
      busy: () => props().busy,
      wide,
      play: (move, sure) => {
        this.rising.leave();
        props().play(move, sure);
      },
      asks: (choice) => props().asks(choice),
      refuse: (move) => props().refuse(move),
    };
  }
}
