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

const place = "guide";
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

let progress = $state.raw(readProgress(kept(place)));

function set(next: Progress): void {
  progress = next;
  keep(place, JSON.stringify(next));
}

export const guide = {
  /** Whether the guide goes with this table and is open. */
  openAt(table: string): boolean {
    return progress.table === table && !progress.closed;
  },
  /** Whether it went with this table and was closed. */
  closedAt(table: string): boolean {
    return progress.table === table && progress.closed && !progress.known;
  },
  /** Whether it should be offered to somebody at a first table. */
  get offered(): boolean {
    return !progress.known && progress.table === null;
  },
  /** The table of a guided game that was begun and not finished. */
  get unfinished(): string | null {
    return progress.known ? null : progress.table;
  },
  get lesson(): number {
    return progress.lesson;
  },
  begin(table: string): void {
    set({ ...fresh, table });
  },
  turnTo(lesson: number): void {
    set({ ...progress, lesson });
  },
  close(): void {
    set({ ...progress, closed: true });
  },
  reopen(): void {
    set({ ...progress, closed: false });
  },
  finish(): void {
    set({ ...progress, closed: true, known: true });
  },
};
