/** What of a service worker's own world is used here; the types of the browser tell of pages alone. */

export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Pushed extends Lasting {
  readonly data: { text(): string } | null;
}

export interface Clicked extends Lasting {
  readonly notification: Notification;
  readonly action: string;
}

export interface Told extends Lasting {
  readonly data: unknown;
}

/** An open page. */
export interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

export interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wish: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", hear: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(kind: "push", hear: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", hear: (event: Clicked) => void): void;
  addEventListener(kind: "message", hear: (event: Told) => void): void;
}
