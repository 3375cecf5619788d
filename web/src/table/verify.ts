/** Fairness, checked by the reader: the seed that was opened is the seed that was sealed. */
import { get, send } from "../wire/http";
import type { Verdict } from "../wire/wire";

/** The parts of a record that the check in the page needs. */
export interface Sealed {
  commit: string;
  seed?: string;
}

export interface Check {
  /** Whether the opened seed has the hash that was shown before the first move; unknown where the browser cannot hash. */
  seal: boolean | null;
  verdict: Verdict;
}

/** SHA-256 in hexadecimal; none where the page was not loaded securely and the browser refuses to hash. */
export async function sha256(text: string): Promise<string | null> {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  if (!subtle) return null;
  const hash = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the seed opens the seal that was shown at the table. */
export async function opens(record: Sealed, shown: string): Promise<boolean | null> {
  if (record.seed === undefined || record.commit !== shown) return false;
  const hash = await sha256(record.seed);
  return hash === null ? null : hash === shown;
}

/** Fetches the record, checks the seal here and every move on the server. */
export async function check(table: string, shown: string): Promise<Check> {
  const record = await get<Sealed>(`/api/tables/${encodeURIComponent(table)}/record`);
  const [seal, verdict] = await Promise.all([
    opens(record, shown),
    send<Verdict>("POST", "/api/verify", record),
  ]);
  return { seal, verdict };
}
