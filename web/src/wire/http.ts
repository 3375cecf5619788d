import type { Problem } from "./wire";

/** An answer of the server that says no, or no answer at all (kind `offline`). */
export class Refusal extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.text);
    this.name = "Refusal";
    this.problem = problem;
    this.status = status;
  }
}

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Asks for something. Throws a `Refusal`. */
export function get<T>(path: string): Promise<T> {
  return send<T>("GET", path);
}

/** Sends something and gives back the answer; nothing when the answer is empty. Throws a `Refusal`. */
export async function send<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal({ kind: "offline", text: "The server cannot be reached." }, 0);
  }
  const text = await answer.text();
  const content = parse(text);
  if (answer.ok) return content as T;
  throw new Refusal(
    isProblem(content) ? content : { kind: "server", text: answer.statusText },
    answer.status,
  );
}

function parse(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(content: unknown): content is Problem {
  return typeof content === "object" && content !== null && "kind" in content && "text" in content;
}
