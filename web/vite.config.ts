import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.FREEPORT_SERVER ?? "http://127.0.0.1:7777";

/** Names the build by the pieces it consists of: their names change with their content. */
function nameOf(pieces: readonly string[]): string {
  return createHash("sha256")
    .update([...pieces].sort().join("\n"))
    .digest("hex")
    .slice(0, 16);
}

/**
 * Tells the page which build it is and where the words of each language lie, so that they can be fetched before the page itself runs, and puts
 * its icon into it: browsers ask for it at every change of address.
 */
function announced(): Plugin {
  return {
    name: "freeport-announced",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const icon = await readFile("public/icon.svg", "utf8");
        const pieces = Object.values(bundle ?? {}).flatMap((piece) => {
          const language = piece.type === "chunk" && /^text-([a-z]{2})$/.exec(piece.name)?.[1];
          return language ? [[language, `/${piece.fileName}`]] : [];
        });
        const content = JSON.stringify(Object.fromEntries(pieces));
        return {
          html: html.replace('href="/icon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`),
          tags: [
            { tag: "meta", attrs: { name: "freeport-texts", content }, injectTo: "head-prepend" },
            {
              tag: "meta",
              attrs: { name: "freeport-build", content: nameOf(Object.keys(bundle ?? {})) },
              injectTo: "head-prepend",
            },
          ],
        };
      },
    },
  };
}

/**
 * Tells the service worker which build it belongs to, and which files every page needs. What draws thrown dice is large and seldom needed:
 * it is kept when it was used.
 */
function shelved(): Plugin {
  return {
    name: "freeport-shelved",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle["worker.js"];
        if (worker?.type !== "chunk") return;
        const light = Object.values(bundle).filter((piece) => {
          const size = piece.type === "chunk" ? piece.code.length : piece.source.length;
          return piece.fileName.startsWith("assets/") && size < 400_000;
        });
        const shell = ["early.js", ...light.map((piece) => piece.fileName)].map((name) => `/${name}`);
        worker.code = worker.code
          .replaceAll("__FREEPORT_BUILD__", nameOf(Object.keys(bundle)))
          .replace(/(["'`])__FREEPORT_SHELL__\1/, () => JSON.stringify(JSON.stringify(shell)));
      },
    },
  };
}

/** Lays a .br and a .gz beside every built text file, so that the server never compresses anything. */
function compressed(): Plugin {
  return {
    name: "freeport-compressed",
    apply: "build",
    async closeBundle() {
      const files = await readdir("dist", { recursive: true });
      for (const file of files.filter((name) => /\.(js|css|html|svg|json|webmanifest)$/.test(name))) {
        const path = join("dist", file);
        const text = await readFile(path);
        await writeFile(`${path}.br`, brotliCompressSync(text));
        await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

/**
 * What is always needed together travels together: the harbour with everything it stands on, the table, and each game.
 * A request costs a slow phone more than a few kilobytes do.
 */
const groups = [
  {
    name: "table",
    test: /\/src\/(table\/(?!Result|Rematch|Chart|chart|verify|More|Shortcuts|PlayerSheet)|learn\/(?!LearnPage|PrimerCard|CoachCard)|games\/[a-z]+[.\w]*\.ts|games\/\w+\/primer|kit\/(icons\/table|board\/camera))/,
    priority: 1,
  },
  {
    name: "harbour",
    test: /\/node_modules\/(svelte|esm-env|clsx|@fluent)\/|\/src\/(app|harbour\/(?!NewTableSheet|OptionsForm|OptionField|ClockChoice|SeatChoices|NumberField|draft|options)|words\/(?!text)|wire|theme|main|App|games\/(faces|\w+\/(card\.ts|Lid\.svelte))|kit\/(?!tray|board|cards|hero|seats|DicePool|Reaction|ways|icons\/(?!kit|index|drawn)))/,
    priority: 2,
  },
];

export default defineConfig({
  plugins: [svelte(), announced(), shelved(), compressed()],
  // Vitest shall take Svelte's browser build, not the one for servers.
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    target: ["chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 0,
    // The largest is what draws thrown dice, and only loaded for them.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      output: {
        codeSplitting: { groups },
        // Its address must stay, or browsers would keep an old one beside it.
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    port: 7803,
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    // Long enough for a machine with many other things to do: only what never ends is a fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
