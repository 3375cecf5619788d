/** A page of ours and what its address says. */
export type Route =
  | { page: "harbour" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; step: number | null; eyes: string | null }
  | { page: "rules"; game: string; rule: string | null; search: string }
  | { page: "settings" }
  | { page: "account" }
  | { page: "learn"; game: string | null }
  | { page: "word"; deed: "confirm" | "leave"; token: string }
  | { page: "lost" };

/** Reads an address. */
export function parseRoute(url: URL): Route {
  const [first, second, ...more] = url.pathname.split("/").filter((part) => part !== "");
  if (first === "word" && (second === "confirm" || second === "leave") && more[0] && more.length === 1)
    return { page: "word", deed: second, token: more[0] };
  if (more.length > 0) return { page: "lost" };
  switch (first) {
    case undefined:
      return { page: "harbour" };
    case "table":
      return second ? { page: "table", id: second } : { page: "lost" };
    case "replay":
      return second ? { page: "replay", id: second, ...moment(url) } : { page: "lost" };
    case "rules":
      return {
        page: "rules",
        game: second ?? "ahoy",
        rule: fragment(url),
        search: url.searchParams.get("search") ?? "",
      };
    case "learn":
      return { page: "learn", game: second ?? null };
    case "settings":
    case "account":
      return second ? { page: "lost" } : { page: first };
    default:
      return { page: "lost" };
  }
}

function moment(url: URL): { step: number | null; eyes: string | null } {
  const step = url.searchParams.get("step");
  return {
    step: step !== null && /^\d+$/.test(step) ? Number(step) : null,
    eyes: url.searchParams.get("eyes"),
  };
}

function fragment(url: URL): string | null {
  return url.hash.length > 1 ? decode(url.hash.slice(1)) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
