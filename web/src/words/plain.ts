/** Text for searching: small letters without their accents and dots, each at its place. */
export function plain(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => letter.normalize("NFD").charAt(0) || letter).toLowerCase();
}
