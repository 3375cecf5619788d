/** Which build of the page this is, and which one the server has: a page left open outlives its server. */

/** Written into the page when it is built; a page under development has none. */
const own = document.querySelector<HTMLMetaElement>('meta[name="freeport-build"]')?.content ?? "";

let served = $state("");

export const build = {
  /** What the server would send instead of this page; empty when it is this one, or not known. */
  get newer(): string {
    return own !== "" && served !== "" && served !== own ? served : "";
  },
};

/** The server has said which page it has. */
export function heardBuild(id: string): void {
  served = id;
}
