/** The languages Freeport speaks, each called by its own name. */
export const languages = { en: "English", ru: "Русский", it: "Italiano" } as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && code in languages;
}

/** The kept language if there is one, else the first that the browser asks for and Freeport speaks. */
export function firstLanguage(kept: string | null, wanted: readonly string[]): Language {
  if (isLanguage(kept)) return kept;
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}
