import { answered } from "../app/offline.svelte";
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

/** How long an answer may take: a line that died silently would keep one waiting for minutes. The server gives up sooner. */
const PATIENCE = 20_000;

/** Asks for something. Throws a `Refusal`. */
export function get<T>(path: string): Promise<T> {
  return send<T>("GET", path);
}

/** Sends something and gives back the answer; nothing when the answer is empty. Throws a `Refusal`. */
export async function send<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = {
    method,
    credentials: "same-origin",
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(PATIENCE),
  };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  const { answer, text } = await ask(path, init);
  const content = parse(text);
  if (answer.ok && content !== NOT_JSON) return content as T;
  throw new Refusal(isProblem(content) ? content : strange(answer.ok), answer.status);
}

async function ask(path: string, init: RequestInit): Promise<{ answer: Response; text: string }> {
  try {
    const answer = await fetch(path, init);
    answered(answer.headers.has("freeport-kept"));
    return { answer, text: await answer.text() };
  } catch (thrown) {
    const late = thrown instanceof DOMException && thrown.name === "TimeoutError";
    throw new Refusal(
      late
        ? { kind: "too_slow", text: "The answer took too long." }
        : { kind: "offline", text: "The server cannot be reached." },
      0,
    );
  }
}

const NOT_JSON = Symbol("not JSON");

function parse(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

/** What answers in another language than ours is not our server: a proxy, or a network that wants one to sign in first. */
function strange(friendly: boolean): Problem {
  return friendly
    ? { kind: "strange_answer", text: "Something else than Freeport answered." }
    : { kind: "server", text: "Something went wrong on the server." };
}

function isProblem(content: unknown): content is Problem {
  return typeof content === "object" && content !== null && "kind" in content && "text" in content;
}
