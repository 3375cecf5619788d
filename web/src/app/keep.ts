// What this browser remembers. Without storage (a private window, a strict browser) everything works, only forgetful.

/** A remembered text. */
export function kept(place: string): string | null {
  try {
    return localStorage.getItem(`freeport.${place}`);
  } catch {
    return null;
  }
}

/** Remembers a text. */
export function keep(place: string, text: string): void {
  try {
    localStorage.setItem(`freeport.${place}`, text);
  } catch {
    // Forgetful, but working.
  }
}
