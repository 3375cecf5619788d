/** How much of a scene this machine can draw. What frames take decides: first the picture becomes smaller, then there are fewer frames, then there is the still picture. */

/** How a scene is drawn. */
export interface Rung {
  /** The size of what is drawn, in parts of the full size. */
  sharpness: number;
  /** How long a frame stands at least, in seconds: in between the page is free. */
  stands: number;
  /** Frames that usually take longer, in seconds, are too much for the machine. */
  slow: number;
}

/** From the best to the least; below the last one stands the still picture. */
export const RUNGS: readonly Rung[] = [
  { sharpness: 1, stands: 0, slow: 0.045 },
  { sharpness: 0.7, stands: 0, slow: 0.05 },
  { sharpness: 0.45, stands: 0, slow: 0.06 },
  { sharpness: 0.45, stands: 0.125, slow: 0.09 },
];

/** The first frame brings everything to the graphics card and says nothing about the others. */
const FIRST = 1;
/** So many frames and so many seconds are judged together; quick frames never wait for the seconds. */
const FEWEST = 3;
const MOST = 12;
const SPAN = 0.5;
/** Where frames usually take so long, no smaller picture helps. */
const HOPELESS = 0.4;

export class Pace {
  #rung: number;
  #ignored = 0;
  #taken: number[] = [];
  readonly #remember: (rung: number) => void;

  constructor(rung: number, remember: (rung: number) => void = () => undefined) {
    this.#rung = Math.min(RUNGS.length, Math.max(0, Math.floor(rung)));
    this.#remember = remember;
  }

  /** How to draw; nothing where only the still picture will do. */
  get rung(): Rung | null {
    return RUNGS[this.#rung] ?? null;
  }

  /** A frame took so many seconds; true when the scene is to be drawn in another way from now on. */
  took(seconds: number): boolean {
    const rung = this.rung;
    if (!rung) return false;
    if (this.#ignored < FIRST) {
      this.#ignored += 1;
      return false;
    }
    this.#taken.push(seconds);
    const sum = this.#taken.reduce((all, one) => all + one, 0);
    if (this.#taken.length < FEWEST || (this.#taken.length < MOST && sum < SPAN)) return false;
    // One frame that stumbled, because something else was to be done, does not count.
    const usual = [...this.#taken].sort((a, b) => a - b)[Math.floor(this.#taken.length / 2)] ?? 0;
    this.#taken = [];
    if (usual <= rung.slow) return false;
    this.#ignored = 0;
    this.#rung = usual > HOPELESS ? RUNGS.length : this.#rung + 1;
    this.#remember(this.#rung);
    return true;
  }
}

const PLACE = "freeport.tray.rung";
let known: number | null = null;

/** The rung that was found in this session; without one, the first for a graphics card and the second without. */
function foundRung(fast: boolean): number {
  known ??= Number(read() ?? (fast ? 0 : 1));
  return Number.isFinite(known) ? known : 0;
}

function read(): string | null {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** How this machine draws, as far as it is known. A new session tries anew: the machine may only have been busy. */
export function paceHere(fast: boolean): Pace {
  return new Pace(foundRung(fast), (rung) => {
    known = rung;
    try {
      sessionStorage.setItem(PLACE, String(rung));
    } catch {
      // It is found again after a reload.
    }
  });
}
