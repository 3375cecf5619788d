/** How far somebody is in the guided first game; remembered in this browser. */
import { keep, kept } from "../app/keep";

export interface Progress {
  /** The table the guide goes with; none before a first one. */
  table: string | null;
  lesson: number;
  /** Closed for now; it can be opened again. */
  closed: boolean;
  /** Finished or declined: it is not offered any more. */
  known: boolean;
}

const fresh: Progress = { table: null, lesson: 0, closed: false, known: false };

export function readProgress(text: string | null): Progress {
  try {
    const found = JSON.parse(text ?? "{}") as Partial<Record<keyof Progress, unknown>> | null;
    return {
      table: typeof found?.table === "string" ? found.table : null,
      lesson:
        typeof found?.lesson === "number" && Number.isInteger(found.lesson) && found.lesson >= 0
          ? found.lesson
          : 0,
      closed: found?.closed === true,
      known: found?.known === true,
    };
  } catch {
    return fresh;
  }
}

export class Guide {
  readonly #place: string;
  #progress = $state.raw<Progress>(fresh);

  /** `place` is where the browser keeps it. */
  constructor(place: string) {
    this.#place = place;
    this.#progress = readProgress(kept(place));
  }

  #set(next: Progress): void {
    this.#progress = next;
    keep(this.#place, JSON.stringify(next));
  }

  /** Whether the guide goes with this table and is open. */
  openAt(table: string): boolean {
    return this.#progress.table === table && !this.#progress.closed;
  }
  /** Whether it went with this table and was closed. */
  closedAt(table: string): boolean {
    return this.#progress.table === table && this.#progress.closed && !this.#progress.known;
  }
  /** Whether it should be offered to somebody at a first table. */
  get offered(): boolean {
    return !this.#progress.known && this.#progress.table === null;
  }
  /** The table of a guided game that was begun and not finished. */
  get unfinished(): string | null {
    return this.#progress.known ? null : this.#progress.table;
  }
  get lesson(): number {
    return this.#progress.lesson;
  }
  begin(table: string): void {
    this.#set({ ...fresh, table });
  }
  turnTo(lesson: number): void {
    this.#set({ ...this.#progress, lesson });
  }
  close(): void {
    this.#set({ ...this.#progress, closed: true });
  }
  reopen(): void {
    this.#set({ ...this.#progress, closed: false });
  }
  finish(): void {
    this.#set({ ...this.#progress, closed: true, known: true });
  }
}

const guides = new Map<string, Guide>();

/** Where a game's guide is kept; browsers remember that of Ahoy under the bare name. */
const placeOf = (game: string): string => (game === "ahoy" ? "guide" : `guide.${game}`);

/** The guide of a game: knowing one game is not knowing another. */
export function guideOf(game: string): Guide {
  const found = guides.get(game) ?? new Guide(placeOf(game));
  guides.set(game, found);
  return found;
}
