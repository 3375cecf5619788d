/** Fetches a rulebook and reads it. */
import { get } from "../wire/http";
import type { RulePage } from "../wire/wire";
import type { Language } from "../words/language";
import type { Rules } from "./rules";

export async function loadRules(game: string, language: Language): Promise<Rules> {
  const [{ readRules }, page] = await Promise.all([
    import("./rules"),
    get<RulePage>(`/api/games/${encodeURIComponent(game)}/rules/${language}`),
  ]);
  return readRules(page.markdown);
}
