// Every page comes in a piece of its own, loaded when it is shown.
import type { Component } from "svelte";
import HarbourPage from "../harbour/HarbourPage.svelte";
import type { Route } from "./routes";

/** A page takes what its address says. */
type PageOf<R extends Route> = Component<Omit<R, "page">>;
type Loaders = { [P in Route["page"]]: () => Promise<{ default: PageOf<Extract<Route, { page: P }>> }> };

const loaders: Loaders = {
  // The harbour comes with the page itself: it is where most people arrive.
  harbour: () => Promise.resolve({ default: HarbourPage }),
  table: () => import("../table/TablePage.svelte"),
  replay: () => import("../replay/ReplayPage.svelte"),
  learn: () => import("../learn/LearnPage.svelte"),
  rules: () => import("../rulebook/RulebookPage.svelte"),
  settings: () => import("../settings/SettingsPage.svelte"),
  account: () => import("../account/AccountPage.svelte"),
  word: () => import("../word/WordPage.svelte"),
  lost: () => import("./LostPage.svelte"),
};

/** A page together with what it is to show. */
export interface Shown {
  route: Route;
  Page: Component<Record<string, unknown>>;
}

export async function loadPage(route: Route): Promise<Shown> {
  const { default: Page } = await loaders[route.page]();
  // `loaders` pairs every page with its own kind of address, which a union cannot express.
  return { route, Page: Page as unknown as Shown["Page"] };
}
