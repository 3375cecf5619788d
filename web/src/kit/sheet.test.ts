import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Sheet from "./Sheet.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>Do you agree?</p>" }));
let sheet: Record<string, unknown> | null = null;

function lay(onclose?: () => void): HTMLDialogElement {
  const props = { open: true, title: "A question", children, ...(onclose ? { onclose } : {}) };
  sheet = mount(Sheet, { target: document.body, props });
  flushSync();
  return document.querySelector("dialog") as HTMLDialogElement;
}

/** What a browser does at a second Escape: it closes the dialog and only tells afterwards. */
function closeByBrowser(dialog: HTMLDialogElement): void {
  dialog.removeAttribute("open");
  dialog.dispatchEvent(new Event("close"));
  flushSync();
}

beforeEach(() => {
  // There are no modal dialogs where these tests run.
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute("open", "");
  };
});
afterEach(async () => {
  if (sheet) await unmount(sheet);
  sheet = null;
});

test("a sheet that must be answered stays at a second Escape", () => {
  const dialog = lay();
  const first = new Event("cancel", { cancelable: true });
  dialog.dispatchEvent(first);
  expect(first.defaultPrevented).toBe(true);
  closeByBrowser(dialog);
  expect(dialog.hasAttribute("open")).toBe(true);
  expect(dialog.textContent).toContain("Do you agree?");
});

test("a sheet that may be closed is closed, and whoever opened it is told once", () => {
  const onclose = vi.fn();
  const dialog = lay(onclose);
  closeByBrowser(dialog);
  expect(onclose).toHaveBeenCalledOnce();
  expect(dialog.hasAttribute("open")).toBe(false);
});
