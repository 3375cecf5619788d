/** Whether a throw is shown as a scene or as a picture. */

export interface Circumstances {
  /** Motion is not wanted. */
  calm: boolean;
  /** Nobody looks at the page. */
  hidden: boolean;
  /** The browser can draw in three dimensions. */
  webgl: boolean;
  /** The game hurries on, as a replay at speed does. */
  quick: boolean;
}

export function wayOf({ calm, hidden, webgl, quick }: Circumstances): "scene" | "picture" {
  return webgl && !calm && !hidden && !quick ? "scene" : "picture";
}

let found: { webgl: boolean; fast: boolean } | undefined;

/** Asks the browser once; the trial canvas is let go at once, as browsers keep only a few of them. */
function drawing(): { webgl: boolean; fast: boolean } {
  if (!found) {
    const context = document.createElement("canvas").getContext("webgl2");
    const painter = context ? String(context.getParameter(painterOf(context))) : "";
    found = { webgl: Boolean(context), fast: !/swiftshader|llvmpipe|software|basic render/i.test(painter) };
    context?.getExtension("WEBGL_lose_context")?.loseContext();
  }
  return found;
}

/** Where the name of what draws is told. */
function painterOf(context: WebGL2RenderingContext): number {
  return context.getExtension("WEBGL_debug_renderer_info")?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER;
}

export function hasWebGL(): boolean {
  return drawing().webgl;
}

/** Whether a graphics card draws; without one a coarser scene is better than a halting one. */
export function drawsFast(): boolean {
  return drawing().fast;
}

/** What a promise brings, or nothing when it takes too long or fails. */
export async function within<T>(seconds: number, promise: Promise<T | null>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), seconds * 1000);
  });
  try {
    return await Promise.race([promise, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
