import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.FREEPORT_SERVER ?? "http://127.0.0.1:7777";

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

export default defineConfig({
  plugins: [svelte(), compressed()],
  // Vitest shall take Svelte's browser build, not the one for servers.
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    target: ["chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 0,
    // The largest is what draws thrown dice, and only loaded for them.
    chunkSizeWarningLimit: 600,
  },
  server: {
    port: 7803,
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
  },
});
