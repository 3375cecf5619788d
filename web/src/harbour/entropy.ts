/** What this browser throws into the chance of a game: 128 bits that nobody else knows. */
export function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
