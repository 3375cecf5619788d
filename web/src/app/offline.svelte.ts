/** Whether what is shown is news, or what was known when there last was a network. */

let cut = $state(typeof navigator !== "undefined" && !navigator.onLine);
let kept = $state(false);

export const offline = {
  get now(): boolean {
    return cut || kept;
  },
};

/** An answer has come: from the server, or from what the browser keeps. */
export function answered(fromShelf: boolean): void {
  kept = fromShelf;
}

/** Follows what the browser says of its network; gives back how to stop. */
export function followNetwork(): () => void {
  const look = (): void => {
    cut = !navigator.onLine;
    if (!cut) kept = false;
  };
  addEventListener("online", look);
  addEventListener("offline", look);
  return () => {
    removeEventListener("online", look);
    removeEventListener("offline", look);
  };
}
