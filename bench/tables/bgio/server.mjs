// node --expose-gc server.mjs PORT LOBBY_PORT: a boardgame.io server with its own defaults, which keep matches in memory.
// The lobby has a port of its own, since with the koa-compose that a fresh install brings it answers 404 on the game's.
import lib from "boardgame.io/dist/cjs/server.js";
import { four } from "./four.mjs";

const [port, apiPort] = process.argv.slice(2).map(Number);
const server = lib.Server({ games: [four], origins: [lib.Origins.LOCALHOST] });
await server.run({ port, lobbyConfig: { apiPort } });

// Memory is read after the garbage is collected, so that only what is needed counts.
process.on("SIGUSR2", () => globalThis.gc?.());
console.log("ready");
