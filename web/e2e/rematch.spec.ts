// From the seals before a game to the question after it: once more?
import type { Page } from "@playwright/test";
import { setUp } from "./captain";
import { expect, picture, test, type Sailor } from "./harbour";

const board = (page: Page) => page.getByRole("region", { name: "Board", exact: true });
const again = (page: Page) => page.getByRole("region", { name: "Once more" });
const tableOf = (page: Page): string => new URL(page.url()).pathname;

/** Everything a browser says to the server, and in between what it hears of the roll call. */
function listen({ page }: Sailor): string[] {
  const said: string[] = [];
  page.on("request", (request) => {
    const body = request.postData();
    if (body !== null) said.push(body);
  });
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => said.push(payload.toString()));
    socket.on("framereceived", ({ payload }) => {
      if (payload.toString().includes('"roll":{')) said.push("the roll is called");
    });
  });
  return said;
}

/** Two people sit at a table, and the second is ready. */
async function gather(host: Sailor, guest: Sailor): Promise<void> {
  await setUp(host.page, ["I play", "Open seat"]);
  await guest.page.goto(tableOf(host.page));
  await guest.page.getByRole("button", { name: "Sit here" }).click();
  await guest.page.getByRole("button", { name: "I am ready" }).click();
  await expect(host.page.getByText("Everybody is ready. Cast off when you like!")).toBeVisible();
}

async function begin(host: Sailor, guest: Sailor): Promise<void> {
  await gather(host, guest);
  await host.page.getByRole("button", { name: "Cast off" }).click();
  for (const { page } of [host, guest]) await expect(board(page)).toBeVisible();
}

/** Gives up over a socket of the same page. */
async function giveUp(page: Page, seat: number): Promise<void> {
  await page.evaluate(
    (seat) =>
      new Promise<void>((resolve) => {
        const address = `${location.origin.replace("http", "ws")}/api/tables/${location.pathname.split("/")[2] ?? ""}/live`;
        const socket = new WebSocket(address);
        socket.onopen = () => {
          socket.send(JSON.stringify({ call: "concede", id: "enough", seat }));
        };
        socket.onmessage = ({ data }) => {
          if (!String(data).includes('"note":"done"')) return;
          socket.close();
          resolve();
        };
      }),
    seat,
  );
}

test("everybody seals before anybody opens, and both play again at the same seats", async ({ comes }) => {
  const host = await comes();
  const guest = await comes({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const said = [listen(host), listen(guest)];
  await begin(host, guest);
  for (const words of said) {
    const opened = words.findIndex((text) => text.includes('"call":"open"'));
    expect(opened, "the seal is opened").toBeGreaterThan(-1);
    expect(words.indexOf("the roll is called"), "and not before the roll is called").toBeLessThan(opened);
    const text = (JSON.parse(words[opened] ?? "{}") as { text: string }).text;
    expect(words.slice(0, opened).join(" "), "nothing of it was given away before").not.toContain(text);
    expect(words.join(" ")).not.toContain("entropy");
  }

  await giveUp(guest.page, 1);
  for (const { page } of [host, guest]) {
    await expect(again(page)).toContainText("Once more with the same people?");
    await expect(again(page).getByRole("button", { name: "Play again" })).toBeInViewport({ ratio: 1 });
  }
  await picture(host.page, "run/again");
  await picture(guest.page, "run/again-phone");
  await host.page.getByRole("button", { name: "Check this game" }).click();
  await expect(host.page.getByText(/fit the seals that were shown before the first move/)).toBeVisible();
  const first = tableOf(host.page);
  await again(guest.page).getByRole("button", { name: "Play again" }).click();
  await expect(again(guest.page)).toContainText("You said yes.");
  await expect(again(host.page)).toContainText("would like to play again.");
  await again(host.page).getByRole("button", { name: "Play again" }).click();
  for (const { page } of [host, guest]) await page.waitForURL((url) => url.pathname !== first);
  expect(tableOf(host.page)).toBe(tableOf(guest.page));
  for (const { page } of [host, guest]) await expect(board(page)).toBeVisible();
});

test("who declines is told of, and a next table that was cleared away is no dead end", async ({ comes }) => {
  const [host, guest] = [await comes(), await comes()];
  await begin(host, guest);
  await giveUp(guest.page, 1);
  const first = tableOf(host.page);
  await again(host.page).getByRole("button", { name: "Play again" }).click();
  await again(guest.page).getByRole("button", { name: "Not now" }).click();
  await expect(again(host.page)).toContainText("will not play again.");
  await again(host.page).getByRole("button", { name: "Do not wait: open their seats" }).click();
  await host.page.waitForURL((url) => url.pathname !== first);
  await expect(host.page.getByText("One seat is still open.")).toBeVisible();
  await host.page.getByRole("button", { name: "Clear the table away" }).click();
  await host.page.getByRole("button", { name: "Clear it away" }).click();
  await host.page.waitForURL(/\/$/);
  await host.page.goto(first);
  await again(host.page).getByRole("button", { name: "To the next game" }).click();
  await expect(again(host.page)).toContainText("You said yes.");
  expect(tableOf(host.page)).toBe(first);
});

test("a start that is called off is told with a name, and everybody seals anew", async ({ comes }) => {
  const [host, guest] = [await comes(), await comes()];
  await gather(host, guest);
  const table = tableOf(host.page);
  await guest.page.goto("about:blank");
  await host.page.getByRole("button", { name: "Cast off" }).click();
  await host.page.getByRole("button", { name: "Call the start off" }).click();
  await expect(
    host.page.getByText(/^The start is called off because of .+: not every seal was opened\.$/).first(),
  ).toBeVisible();
  await guest.page.goto(table);
  await expect(guest.page.getByRole("button", { name: "Not ready after all" })).toBeVisible();
  await host.page.getByRole("button", { name: "I am ready" }).click();
  await expect(async () => {
    await host.page.getByRole("button", { name: "Cast off" }).click({ timeout: 1_000 });
    await expect(board(host.page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(board(guest.page)).toBeVisible();
});

test("people who share a device have names of their own", async ({ me }) => {
  const { page } = me;
  await page.goto("/");
  await page.getByRole("button", { name: "New table" }).click();
  const sheet = page.getByRole("dialog");
  const seats = sheet.getByRole("combobox", { name: /^Who plays/ });
  await seats.nth(1).selectOption({ label: "I play" });
  const names = sheet.getByRole("textbox", { name: /^Name for/ });
  await names.nth(0).fill("Anna");
  await names.nth(1).fill("Grandpa");
  await picture(page, "run/names");
  await sheet.getByRole("button", { name: "Begin the game" }).click();
  await page.getByRole("button", { name: /^I play Anna \(/ }).click();
  await expect(page.getByText("Grandpa").first()).toBeVisible();
  await page.getByRole("link", { name: /^Harbour/ }).click();
  await expect(page.getByText(/Anna.*Grandpa/).first()).toBeVisible();
});

test("an account is offered the name that one has just taken", async ({ me }) => {
  const { page } = me;
  await page.goto("/account");
  await page.getByRole("textbox", { name: "Your name at the tables" }).fill("Captain Ada");
  await page.getByRole("button", { name: "Change the name" }).click();
  const form = page.getByRole("tabpanel", { name: "Make an account" });
  await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue("Captain Ada");
});
