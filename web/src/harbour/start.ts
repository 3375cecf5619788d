import { go } from "../app/router.svelte";
import { loadMe } from "../app/me.svelte";
import { toast } from "../kit/toast.svelte";
import { troubleText } from "../table/problem";
import { send } from "../wire/http";
import type { Created } from "../wire/wire";
import type { Wish } from "./draft";

/** Makes a table and goes there; says what is wrong if it cannot be made. Gives back whether it worked. */
export async function openTable(wish: Wish): Promise<boolean> {
  try {
    // The cookie must be there before the table, or its host would be somebody else.
    await loadMe();
    const { id } = await send<Created>("POST", "/api/tables", wish);
    go(`/table/${id}`);
    return true;
  } catch (thrown) {
    toast(troubleText(thrown), { tone: "bad" });
    return false;
  }
}
