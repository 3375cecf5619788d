import { describe, expect, it, vi } from "vitest";
import type { Sheet2, View2 } from "../../wire/rumbones2";
import type { Choices } from "../../wire/wire";
import { answersOf } from "./answers";
import { at, chart, choice, view } from "./fixtures/sea";
import { Helm } from "./helm.svelte";

const sheet = { charts: [chart()], heroes: [], factions: ["deep-lords", "marea"] } as unknown as Sheet2;
const hero = (cell: string | null, side = 0) => ({
  hero: `hero-${cell}`,
  side,
  owner: side,
  cell: cell === null ? null : at(cell),
  skills: [],
});

/** A table at which the first seat has to choose one of some moves. */
function table(some: Partial<Record<keyof View2, unknown>>, moves: unknown[], wide = true) {
  const [play, refuse] = [vi.fn(), vi.fn()];
  const seen = view({ layout: "gw", ...some });
  const choices = { decision: 7, window: null, moves: moves.map((move) => choice(move)) };
  const helm = new Helm({
    view: () => seen,
    sheet: () => sheet,
    seats: () => [],
    seat: () => 0,
    choices: () => choices as unknown as Choices,
    marked: () => [],
    advised: () => undefined,
    busy: () => false,
    wide: () => wide,
    play,
    asks: () => false,
    refuse,
  });
  return { helm, play, refuse };
}
const sides = [
  { side: 0, faction: "deep-lords", crew: [{ cell: at("G4"), deckhands: 2, bosuns: 1, ready: [0, 0] }] },
  { side: 1, faction: "marea", crew: [{ cell: at("F4"), deckhands: 2, bosuns: 0, ready: [0, 0] }] },
];

describe("a click on the sea", () => {
  it("activates the hero or the crew that stands there", () => {
    const moves = [{ activate: { hero: 0 } }, { activate: "crew" }];
    const { helm, play } = table({ sides, heroes: [hero("H4")] }, moves);
    helm.click(at("H4"));
    helm.click(at("G4"));
    helm.click(at("F4"));
    expect(play.mock.calls.map(([move]) => move as unknown)).toEqual(moves);
  });

  it("asks who is meant where several stand", () => {
    const moves = [{ activate: { hero: 0 } }, { activate: "crew" }];
    const { helm, play } = table({ sides, heroes: [hero("G4")] }, moves);
    helm.click(at("G4"));
    expect(play).not.toHaveBeenCalled();
    expect(helm.openCell).toBe(at("G4"));
    expect(answersOf(helm)).toHaveLength(2);
    expect(helm.back()).toBe(true);
    expect(helm.openCell).toBeNull();
  });

  it("aims a skill that was chosen, and asks why it cannot", () => {
    const attack = { act: { attack: { skill: 0, to: at("G4") } } };
    const { helm, play, refuse } = table(
      { acting: { hero: 0, actions: 2, moves: 0 }, heroes: [hero("H4")] },
      [attack, { act: "end" }],
    );
    helm.pick("action:0");
    helm.click(at("B8"));
    expect(refuse).toHaveBeenCalledWith({ act: { attack: { skill: 0, to: at("B8") } } });
    helm.click(at("G4"));
    expect(play).toHaveBeenCalledWith(attack);
  });

  it("sets out where the acting hero may move", () => {
    const acting = { acting: { hero: 0, actions: 2, moves: 0 }, heroes: [hero("H4")] };
    const { helm, play } = table(acting, [{ act: "move" }, { act: "end" }]);
    helm.click(at("H5"));
    expect(play).toHaveBeenCalledWith({ act: "move" });
    expect(helm.intent).toBe(at("H5"));
  });

  it("pushes the figure that is told apart from its crowd", () => {
    const crew = (bosun: boolean) => ({ pick_figure: { crew: { side: 1, cell: at("F4"), bosun } } });
    const { helm, play } = table({ sides }, [crew(false), crew(true)]);
    expect(helm.litAt(at("F4"))).toHaveLength(2);
    helm.pick(`figure:1.${at("F4")}.bosun`);
    expect(play).toHaveBeenCalledWith(crew(true));
  });
});

describe("the chart", () => {
  it("lies with its longer side along the longer side of the room", () => {
    const lies = (wide: boolean) => {
      const { width, height } = table({}, [], wide).helm.plan.box;
      return width > height;
    };
    expect([lies(true), lies(false)]).toEqual([true, false]);
  });

  it("marks the cell that a question is about", () => {
    const asked = { seats: [0], question: { key: "ask-fork", args: [["at", { label: "N6" }]], rule: null } };
    expect(table({ asked }, []).helm.askedCell).toBe(at("N6"));
    expect(table({}, []).helm.askedCell).toBeNull();
  });
});

describe("the sides", () => {
  it("are one's own first, and as many as play where everybody plays alone", () => {
    expect(table({ sides }, []).helm.sides).toEqual([0, 1]);
    expect(table({ alone: true, players: 5, sides: [] }, []).helm.sides).toEqual([0, 1, 2, 3, 4]);
  });

  it("keep the colours of their factions wherever they sail", () => {
    const crossed = (...factions: string[]) =>
      table({ sides: factions.map((faction, side) => ({ side, faction, crew: [] })) }, []).helm.crossed;
    expect(crossed("deep-lords", "marea")).toBe(false);
    expect(crossed("marea", "deep-lords")).toBe(true);
    expect(crossed("marea", "marea")).toBe(false);
    expect(crossed()).toBe(false);
  });
});
