/** A raid or a Curse as it is told, event by event: what the tray shows of it. */
import type { Fight, Lie, Throw } from "../../../kit/tray/throw";
import type { Curse, Die, Event, Fight as Met, Nation, Purpose, Sunk } from "../../../wire/pirates7";

export interface Venture {
  /** Who played the card, and throws. */
  seat: number;
  /** Whose Caravan is raided; none in a Curse. */
  nation: Nation | null;
  /** The Curse; none in a raid. */
  curse: Curse | null;
  thrown: Thrown | null;
}

/** A throw with what it takes to ask for its flight. */
export interface Thrown extends Throw {
  purpose: Purpose;
  seed: readonly number[];
  physics: string;
}

const lieOf = ({ die, owner, face, x, y, turn }: Die): Lie => ({
  die,
  owner: owner ?? "caravan",
  face: face as Lie["face"],
  x,
  y,
  turn,
});

/** Where the dice lie tells one throw from any other. */
const idOf = (dice: readonly Die[]): string => dice.map(({ die, x, y }) => `${die}.${x}.${y}`).join("-");

function met({ pair, distance, faces }: Met, sunk: Sunk): Fight {
  const gone = sunk === "both" ? [pair.pirate, pair.red] : [sunk === "red" ? pair.red : pair.pirate];
  return {
    a: pair.pirate,
    b: pair.red,
    distance,
    sunk: gone,
    reason: faces[0] === faces[1] ? "equal" : "higher",
  };
}

/** The Whirlpool reaches a die; whether its owner pays with a Talisman is told later. */
function reached(lies: readonly Lie[], red: number, die: number): Fight {
  const [one, other] = [red, die].map((wanted) => lies.find((lie) => lie.die === wanted));
  const far = Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
  return { a: red, b: die, distance: Math.floor(far), sunk: [], reason: "whirlpool" };
}

/** What is known after one more event; the same venture when the event says nothing about it. */
export function told(venture: Venture | null, event: Event): Venture | null {
  switch (event.event) {
    case "caravan_played":
      return { seat: event.seat, nation: event.nation, curse: null, thrown: null };
    case "curse_played":
      return { seat: event.seat, nation: null, curse: event.curse, thrown: null };
    case "thrown": {
      const { seat, purpose, seed, physics, dice } = event;
      const lies = dice.map(lieOf);
      const thrown: Thrown = { id: idOf(dice), lies, fights: [], struck: [], purpose, seed, physics };
      return { ...(venture ?? { nation: null, curse: null }), seat, thrown };
    }
    default:
      return venture?.thrown ? during(venture, venture.thrown, event) : venture;
  }
}

function during(venture: Venture, thrown: Thrown, event: Event): Venture {
  const more = (change: Partial<Thrown>): Venture => ({ ...venture, thrown: { ...thrown, ...change } });
  switch (event.event) {
    case "fought":
      return more({ fights: [...thrown.fights, met(event.fight, event.sunk)] });
    case "whirlpool_spread": {
      const hit = event.hit.map((die) => reached(thrown.lies, event.red, die));
      return more({ fights: hit.sort((one, other) => one.distance - other.distance) });
    }
    case "whirlpool_picked": {
      const red = thrown.lies.find(({ owner }) => owner === "caravan")?.die ?? 0;
      return more({ fights: [...thrown.fights, reached(thrown.lies, red, event.die)] });
    }
    case "struck": {
      // Talismans are paid for the nearest; which of several ships is lost makes no difference.
      const lost = new Set(event.ships > 0 ? event.dice.slice(-event.ships) : []);
      const fights = thrown.fights.map((fight) =>
        lost.has(fight.b) ? { ...fight, sunk: [fight.b] } : fight,
      );
      const struck = thrown.purpose === "curse" ? [...(thrown.struck ?? []), ...event.dice] : [];
      return more({ fights, struck });
    }
    default:
      return venture;
  }
}

/** The last venture of a story. */
export function recalled(events: readonly Event[]): Venture | null {
  return events.reduce<Venture | null>(told, null);
}

/** Where the way of the dice can be had; nowhere when the throw has no seed. */
export function flightPath({ seed, physics, lies }: Thrown): string | null {
  if (seed.every((word) => word === 0)) return null;
  const digits = seed.map((word) => word.toString(16).padStart(8, "0")).join("");
  return `/api/flights/pirates7/${digits}/${lies.map(({ die }) => die).join("-")}?how=${physics}`;
}
