// Brings a table to a moment quickly: plays one's seat over a socket of the same page.
import type { Page } from "@playwright/test";

/** The moment to stop at, before one's own next decision. */
export interface Moment {
  /** In the middle of a battle. */
  battle?: boolean;
  /** When this is asked: the key of the question, or of its phrase. */
  asked?: string;
  /** Once this has happened. */
  event?: string;
  /** Not before the seat may choose something that reads like this, as it goes over the wire. */
  offers?: string;
  /** Not while something may be used in the middle of what others do. */
  calm?: boolean;
  /** In a turn of another side. */
  theirs?: boolean;
  /** Not before this round. */
  round?: number;
  /** Not before this many regions lie on the chart. */
  regions?: number;
  /** Moves that read like this are made rather than others, so that the moment comes sooner. */
  prefer?: string;
  /** At the end of the game. */
  over?: boolean;
  /** After this many moves of one's own. */
  moves?: number;
}

/** Plays on until the moment has come; gives back whether it came before the game was over. */
export async function sailOn(page: Page, seat: number, moment: Moment, seed = 1): Promise<boolean> {
  return page.evaluate(
    async ({ seat, moment, seed }) => {
      interface Asks {
        choices: { decision: number; moves: { move: unknown }[]; window?: unknown } | null;
        turn: { outcome: unknown };
        view: {
          battle: unknown;
          /** Games say it in a word, or as a phrase. */
          asked: { what?: string; question?: { key: string } } | null;
          /** Only games in rounds have it. */
          round?: number;
          /** Only Ahoy has them. */
          regions?: unknown[];
          /** Only games of sides tell whose turn it is. */
          active?: unknown;
          seats?: { seat: number; side: unknown }[];
        };
      }
      type Note = { note: string; now?: Asks; problem?: { kind: string } };
      const address = `${location.origin.replace("http", "ws")}/api/tables/${location.pathname.split("/")[2] ?? ""}/live`;
      const socket = new WebSocket(address);
      let state = seed;
      const lot = (count: number) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return Math.floor((state / 4_294_967_296) * count);
      };
      let played = 0;
      let answered = -1;
      let said = "";
      let happened = false;
      const come = ({ view, choices }: Asks): boolean =>
        choices !== null &&
        (!moment.calm || !choices.window) &&
        (!moment.theirs || view.seats?.find((one) => one.seat === seat)?.side !== view.active) &&
        (!moment.battle || view.battle !== null) &&
        (moment.asked === undefined || (view.asked?.what ?? view.asked?.question?.key) === moment.asked) &&
        (moment.offers === undefined || JSON.stringify(choices.moves).includes(moment.offers)) &&
        (moment.event === undefined || happened) &&
        (view.round ?? 0) >= (moment.round ?? 0) &&
        (view.regions?.length ?? 0) >= (moment.regions ?? 0) &&
        played >= (moment.moves ?? 0) &&
        !moment.over;
      return new Promise<boolean>((resolve, reject) => {
        socket.onopen = () => {
          socket.send(JSON.stringify({ call: "look", viewer: { seat }, since: null, talk: 0 }));
        };
        socket.onerror = () => {
          reject(new Error("the socket broke"));
        };
        socket.onmessage = ({ data }) => {
          const note = JSON.parse(String(data)) as Note;
          // Who is quicker than a table allows waits and says it again.
          if (note.note === "refused" && note.problem?.kind === "too_fast") {
            setTimeout(() => {
              socket.send(said);
            }, 400);
          } else if (note.note === "refused") reject(new Error(String(data)));
          const { now } = note;
          if (!now) return;
          happened ||= note.note === "step" && String(data).includes(`"event":"${moment.event ?? ""}"`);
          const over = now.turn.outcome !== null;
          if (over || come(now)) {
            socket.close();
            resolve(!over || moment.over === true);
            return;
          }
          const { choices } = now;
          if (!choices || choices.decision === answered) return;
          answered = choices.decision;
          played += 1;
          const wanted = new RegExp(moment.prefer ?? "");
          const keen = choices.moves.filter(({ move }) => wanted.test(JSON.stringify(move)));
          const from = moment.prefer !== undefined && keen.length > 0 ? keen : choices.moves;
          const { move } = from[lot(from.length)] ?? {};
          const id = `courier-${String(seed)}-${String(answered)}-${String(played)}`;
          said = JSON.stringify({ call: "play", seat, decision: answered, id, move });
          socket.send(said);
        };
      });
    },
    { seat, moment, seed },
  );
}

/** Plays one move for a seat that has to decide, and comes back when it is played. */
export async function playOne(page: Page, seat: number): Promise<void> {
  await page.evaluate(
    (seat) =>
      new Promise<void>((resolve, reject) => {
        type Note = {
          note: string;
          now?: { choices: { decision: number; moves: { move: unknown }[] } | null };
        };
        const address = `${location.origin.replace("http", "ws")}/api/tables/${location.pathname.split("/")[2] ?? ""}/live`;
        const socket = new WebSocket(address);
        socket.onopen = () => {
          socket.send(JSON.stringify({ call: "look", viewer: { seat }, since: null, talk: 0 }));
        };
        socket.onerror = () => {
          reject(new Error("the socket broke"));
        };
        socket.onmessage = ({ data }) => {
          const { note, now } = JSON.parse(String(data)) as Note;
          if (note === "refused") reject(new Error(String(data)));
          if (note === "sync") {
            if (!now?.choices) reject(new Error("this seat has nothing to decide"));
            const { decision, moves } = now?.choices ?? { decision: 0, moves: [] };
            socket.send(JSON.stringify({ call: "play", seat, decision, id: "one", move: moves[0]?.move }));
          }
          if (note === "step") {
            socket.close();
            resolve();
          }
        };
      }),
    seat,
  );
}
