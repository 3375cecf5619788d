import { go } from "../app/router.svelte";
import { asMe } from "../app/me.svelte";
import { loadPage } from "../app/pages";
import { loadGame } from "../games";
import { toast } from "../kit/toast.svelte";
import { troubleText } from "../table/problem";
import { send } from "../wire/http";
import type { Created } from "../wire/wire";
import type { Wish } from "./draft";

/** Makes a table and gives back its id; says what is wrong if it cannot be made. */
export async function makeTable(wish: Wish): Promise<string | null> {
  try {
    // The cookie must be there before the table, or its host would be somebody else.
    const made = asMe(() => send<Created>("POST", "/api/tables", wish));
    // Meanwhile everything to show it is fetched.
    void Promise.allSettled([loadGame(wish.game), loadPage({ page: "table", id: "" })]);
    const { id } = await made;
    return id;
  } catch (thrown) {
    toast(troubleText(thrown), { tone: "bad" });
    return null;
  }
}

/** Makes a table and goes there. Gives back whether it worked. */
export async function openTable(wish: Wish): Promise<boolean> {
  const id = await makeTable(wish);
  if (id !== null) go(`/table/${id}`);
  return id !== null;
}
