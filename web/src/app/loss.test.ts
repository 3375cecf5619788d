import { afterEach, expect, test } from "vitest";
import { hold, nothingToLose } from "./loss";

afterEach(() => {
  document.body.innerHTML = "";
});

test("a page on which nobody does anything loses nothing", () => {
  document.body.innerHTML = '<input value="a link to copy" readonly><input><textarea></textarea>';
  expect(nothingToLose()).toBe(true);
});

test("what is typed and not sent would be lost", () => {
  document.body.innerHTML = "<input>";
  (document.querySelector("input") as HTMLInputElement).value = "Fair wi";
  expect(nothingToLose()).toBe(false);
});

test("an open dialog would be lost", () => {
  document.body.innerHTML = "<dialog open></dialog>";
  expect(nothingToLose()).toBe(false);
});

test("who is in the middle of something says so, until it is over", () => {
  let deciding = true;
  const done = hold(() => deciding);
  expect(nothingToLose()).toBe(false);
  deciding = false;
  expect(nothingToLose()).toBe(true);
  deciding = true;
  done();
  expect(nothingToLose()).toBe(true);
});
