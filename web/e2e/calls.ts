// Everything a page can ask of its server, and where a person presses it. A test beside the schema compares this with what
// the server knows: whoever adds a call adds a line here, and presses it.

/**
 * A chapter of `calls.spec.ts`, the specification that needs it anyway, or the test of what a page says by itself where nobody
 * can press anything.
 */
export type Where = "together" | "account" | `${string}.spec.ts` | `${string}.test.ts`;

/** The calls of a table's live stream. */
export const CALLS: Readonly<Record<string, Where>> = {
  look: "together",
  play: "together",
  why: "together",
  undo: "together",
  agree: "together",
  concede: "together",
  deputy: "together",
  hint: "together",
  seal: "../src/table/roll.test.ts",
  open: "together",
  talk: "together",
  mark: "../src/table/sides.test.ts",
  order: "orders.spec.ts",
  withdraw: "orders.spec.ts",
  hold: "orders.spec.ts",
};

/** The requests, with the parts of their addresses that change in braces. */
export const ROUTES: Readonly<Record<string, Where>> = {
  "GET /api/games": "together",
  "GET /api/games/{game}/book/{language}": "languages.spec.ts",
  "GET /api/games/{game}/packs/{pack}/pictures/{id}": "packs.spec.ts",
  "GET /api/games/{game}/rules/{language}": "together",
  "GET /api/flights/{game}/{seed}/{dice}": "pirates7-tray.spec.ts",
  "GET /api/me": "together",
  "PUT /api/me": "account",
  "POST /api/account": "account",
  "PUT /api/account/password": "account",
  "DELETE /api/account": "account",
  "POST /api/session": "account",
  "DELETE /api/session": "account",
  "DELETE /api/sessions": "account",
  "GET /api/word": "word.spec.ts",
  "POST /api/word/push": "word.spec.ts",
  "DELETE /api/word/push": "word.spec.ts",
  "PUT /api/word/mail": "word.spec.ts",
  "DELETE /api/word/mail": "word.spec.ts",
  "POST /api/word/confirm/{token}": "word.spec.ts",
  "POST /api/word/leave/{token}": "word.spec.ts",
  "POST /api/tables": "together",
  "GET /api/tables/{table}": "half-open.spec.ts",
  "GET /api/tables/{table}/seating": "together",
  "DELETE /api/tables/{table}": "together",
  "POST /api/tables/{table}/join": "together",
  "POST /api/tables/{table}/leave": "together",
  "POST /api/tables/{table}/ready": "together",
  "POST /api/tables/{table}/start": "together",
  "PUT /api/tables/{table}/seats/{seat}": "together",
  "POST /api/tables/{table}/rematch": "together",
  "GET /api/tables/{table}/replay": "together",
  "GET /api/tables/{table}/story": "return.spec.ts",
  "GET /api/tables/{table}/record": "together",
  "POST /api/verify": "together",
  "GET /api/tables/{table}/live": "together",
  "GET /api/live": "together",
};

/** What is there for programs alone: the page gets the same another way. */
export const FOR_PROGRAMS: readonly string[] = ["GET /api/games/{game}/sheet", "GET /api/tables"];

/** The address of the list that a request goes to. */
export function routeOf(method: string, path: string): string | null {
  const fits = (route: string): boolean => {
    const [verb, pattern = ""] = route.split(" ");
    return verb === method && new RegExp(`^${pattern.replace(/\{\w+\}/g, "[^/]+")}$`).test(path);
  };
  // An address without braces is meant before one with them.
  const found = Object.keys(ROUTES).filter(fits);
  return found.find((route) => !route.includes("{")) ?? found[0] ?? null;
}
