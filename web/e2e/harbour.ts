// A harbour of its own for each worker, and pages that must not complain.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { patched } from "../src/wire/patch";
import type { Patch } from "../src/wire/wire";

const root = new URL("../../", import.meta.url).pathname;
const target = process.env["CARGO_TARGET_DIR"] ?? join(root, "target");
export const program = process.env["FREEPORT_BIN"] ?? join(target, "release", "freeport");

/** A running server that can be stopped hard and started again on the same address. */
export class Port {
  url = "";
  #child: ReturnType<typeof spawn> | undefined;

  private constructor(
    readonly data: string,
    /** A folder of content packs that the next start brings along. */
    public packs?: string,
    /** What else the server is told when it starts. */
    readonly flags: readonly string[] = [],
  ) {}

  static async open(packs?: string, flags: readonly string[] = [], listen = "127.0.0.1:0"): Promise<Port> {
    const port = new Port(await mkdtemp(join(tmpdir(), "freeport-")), packs, flags);
    await port.start(listen);
    return port;
  }

  async start(listen = new URL(this.url).host): Promise<void> {
    const packs = this.packs === undefined ? [] : ["--packs", this.packs];
    const child = spawn(
      program,
      ["serve", "--listen", listen, "--data", this.data, ...packs, ...this.flags],
      {
        stdio: ["ignore", "pipe", "ignore"],
        // Many people come from one address here, and quickly.
        env: {
          ...process.env,
          FREEPORT_LOG: "error",
          FREEPORT_REQUESTS: "1000",
          FREEPORT_TABLES: "1000",
          FREEPORT_GUESTS: "1000",
          // Nobody looks for what a pause may tell.
          FREEPORT_BEAT: "0",
        },
      },
    );
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const found = /https?:\/\/\S+/.exec(line);
      if (found) {
        this.url = found[0].replace(/\/$/, "");
        child.stdout.resume();
        return;
      }
    }
    throw new Error("the server ended before it was open");
  }

  async kill(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null) return;
    const gone = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}

/** Somebody with a browser of their own. */
export interface Sailor {
  context: BrowserContext;
  page: Page;
  /** Everything the network brought to this browser; of a change, what is shown with it. */
  traffic: string[];
  /** What the pages complained about. */
  complaints: string[];
}

/** What is said where the worker is kept away. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** What a browser says about a line that was cut on purpose. */
const CUT = /net::ERR_|WebSocket connection to .* failed/;

export function forgiveCuts(sailor: Sailor): void {
  forgive(sailor, CUT);
}

/** Takes back complaints that are no fault of the page. */
export function forgive(sailor: Sailor, pattern: RegExp): void {
  const left = sailor.complaints.filter((complaint) => !pattern.test(complaint));
  sailor.complaints.splice(0, sailor.complaints.length, ...left);
}

export async function sailor(
  browser: Browser,
  port: Port,
  options: BrowserContextOptions = {},
): Promise<Sailor> {
  const context = await browser.newContext({
    baseURL: port.url,
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    // What a test puts in the way of a request is in the way of the page, not of a worker; who tests the worker allows it.
    serviceWorkers: "block",
    ...options,
  });
  // Whole games are played here by those who are always sure; who wants to be asked says so.
  await context.addInitScript(() => {
    if (location.protocol.startsWith("http") && localStorage.getItem("freeport.settings") === null)
      localStorage.setItem("freeport.settings", '{"confirm":"never"}');
  });
  const made: Omit<Sailor, "page"> = { context, traffic: [], complaints: [] };
  context.on("page", (page) => {
    watch(page, made);
  });
  return { ...made, page: await context.newPage() };
}

/** Tells every step of a line whole, as the page has it who is told only what changes. */
function retold(): (text: string) => string {
  let shown: unknown = null;
  return (text) => {
    if (!/^\{"note":"(sync|step|change)"/.test(text)) return text;
    const note = JSON.parse(text) as { note: string; now: unknown };
    shown = note.note === "change" ? patched(shown, note.now as Patch) : note.now;
    return note.note === "change" ? JSON.stringify({ ...note, note: "step", now: shown }) : text;
  };
}

function watch(page: Page, { traffic, complaints }: Omit<Sailor, "page">): void {
  page.on("console", (message) => {
    const grave = message.type() === "error" || message.type() === "warning";
    if (grave && message.text() !== BLOCKED) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("websocket", (socket) => {
    const whole = retold();
    socket.on("framereceived", ({ payload }) => traffic.push(whole(payload.toString())));
  });
  page.on("response", (response) => {
    if (!response.url().includes("/api/")) return;
    void response.text().then(
      (text) => traffic.push(text),
      () => undefined,
    );
  });
}

/** The main buttons that are in sight, but not whole: cut off by the window or by what they stand in. */
async function cutButtons(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const buttons = [...document.querySelectorAll<HTMLElement>(".button.main, .button.danger")];
    const seen = buttons
      .filter((button) => button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(
        (button) =>
          new Promise<string | null>((tell) => {
            const watch = new IntersectionObserver(([entry]) => {
              watch.disconnect();
              const ratio = entry?.intersectionRatio ?? 0;
              tell(ratio > 0.02 && ratio < 0.97 ? button.innerText : null);
            });
            watch.observe(button);
          }),
      );
    return (await Promise.all(seen)).filter((text) => text !== null);
  });
}

/** Keeps a picture of what a person sees, for whoever looks at the run; no main button is half outside of it. */
export async function picture(page: Page, name: string): Promise<void> {
  await expect.poll(() => cutButtons(page), { message: `main buttons half outside in ${name}` }).toEqual([]);
  await page.screenshot({ path: join(root, "artifacts", "pictures", `${name}.png`) });
  if (process.env["FREEPORT_PICTURES"] && !name.includes("/")) {
    await page.screenshot({ path: join(root, "docs", "pictures", `${name}.png`) });
  }
}

interface Tools {
  /** Lets one more person come; what their pages complain about fails the test. */
  comes: (options?: BrowserContextOptions) => Promise<Sailor>;
  me: Sailor;
}

interface House {
  port: Port;
}

export const test = base.extend<Tools, House>({
  port: [
    // The first argument has to be a pattern, also where nothing is taken from it.
    async ({}, use) => {
      const port = await Port.open();
      await use(port);
      await port.close();
    },
    { scope: "worker" },
  ],
  comes: async ({ browser, port }, use) => {
    const crew: Sailor[] = [];
    await use(async (options) => {
      const made = await sailor(browser, port, options);
      crew.push(made);
      return made;
    });
    for (const { context } of crew) await context.close();
    expect(crew.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
  me: async ({ comes }, use) => {
    await use(await comes());
  },
});

export { expect };
