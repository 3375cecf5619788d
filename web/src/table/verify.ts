/** Fairness, checked by the reader: what was opened is what was sealed. */
import { isAsFixed } from "../harbour/entropy";
import { get, send } from "../wire/http";
import { sha256 } from "../wire/sha256";
import type { Verdict } from "../wire/wire";

/** The parts of a record that the check in the page needs. */
export interface Sealed {
  commit: string;
  seed?: string;
  /** What the players threw in, and its hashes; older games have none. */
  entropy?: string[];
  seals?: string[];
}

export interface Check {
  /** Whether the opened seed and texts have the hashes that were shown before the first move. */
  seal: boolean;
  verdict: Verdict;
}

/** Whether the seed and the texts open the seals that were shown at the table. */
export function opens(record: Sealed, shown: string): boolean {
  const { commit, seed, entropy = [], seals = [] } = record;
  if (seed === undefined || commit !== shown || sha256(seed) !== shown) return false;
  return (
    seals.every((seal, seat) => seal === "" || sha256(entropy[seat] ?? "") === seal) &&
    isAsFixed({ commit, seals })
  );
}

/** Fetches the record, checks the seals here and every move on the server. */
export async function check(table: string, shown: string): Promise<Check> {
  const record = await get<Sealed>(`/api/tables/${encodeURIComponent(table)}/record`);
  return { seal: opens(record, shown), verdict: await send<Verdict>("POST", "/api/verify", record) };
}
