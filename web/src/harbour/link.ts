/** The table that a pasted link or code means; nothing when it is neither. */
export function tableIn(text: string): string | null {
  const trimmed = text.trim();
  const code = /\/table\/([A-Za-z0-9]+)/.exec(trimmed)?.[1] ?? trimmed;
  return /^[A-Za-z0-9]{6,32}$/.test(code) ? code : null;
}
