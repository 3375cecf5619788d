/** What a reload of the page would lose. */

const held = new Set<() => boolean>();

/** Something that a reload would lose, as long as `check` says so; gives back how to stop asking it. */
export function hold(check: () => boolean): () => void {
  held.add(check);
  return () => held.delete(check);
}

/** Whether a reload loses nothing: no dialog is open, nothing is typed, nobody is in the middle of anything. */
export function nothingToLose(): boolean {
  if (document.querySelector("dialog[open]")) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  const typed = [...fields].some((field) => !field.readOnly && field.value !== field.defaultValue);
  return !typed && ![...held].some((check) => check());
}
