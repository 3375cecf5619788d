import type { Page } from "@playwright/test";

export interface Fetched {
  path: string;
  kind: string;
  bytes: number;
}

/** Everything that comes over the wire from now on, packed, with fonts and sockets. */
export function weigh(page: Page): () => Promise<Fetched[]> {
  const parts: Promise<Fetched>[] = [];
  page.on("requestfinished", (request) => {
    const [path, kind] = [new URL(request.url()).pathname, request.resourceType()];
    parts.push(
      request
        .sizes()
        .then((sizes) => ({ path, kind, bytes: sizes.responseBodySize + sizes.responseHeadersSize })),
    );
  });
  page.on("websocket", (socket) => {
    const part = { path: new URL(socket.url()).pathname, kind: "socket", bytes: 0 };
    socket.on("framereceived", ({ payload }) => (part.bytes += payload.length));
    parts.push(Promise.resolve(part));
  });
  return () => Promise.all(parts);
}

export function total(parts: readonly Fetched[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What came, for who has to find out why it is too much. */
export function listed(parts: readonly Fetched[]): string {
  return parts.map(({ path, bytes }) => `${String(bytes).padStart(8)} ${path}`).join("\n");
}
