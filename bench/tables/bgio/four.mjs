// Connect Four for boardgame.io in its usual style: G is a plain array of 42 cells.
import core from "boardgame.io/dist/cjs/core.js";

const lines = [];
for (let column = 0; column < 7; column++)
  for (let row = 0; row < 6; row++)
    for (const [across, up] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
      const [endColumn, endRow] = [column + 3 * across, row + 3 * up];
      if (endColumn < 7 && endRow >= 0 && endRow < 6)
        lines.push([0, 1, 2, 3].map((step) => (column + step * across) * 6 + row + step * up));
    }
const through = Array.from({ length: 42 }, (_, cell) => lines.filter((line) => line.includes(cell)));

export const four = {
  name: "four",
  setup: () => ({ cells: Array(42).fill(null), last: -1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      let row = 0;
      while (row < 6 && G.cells[column * 6 + row] !== null) row++;
      if (row === 6) return core.INVALID_MOVE;
      G.last = column * 6 + row;
      G.cells[G.last] = playerID;
    },
  },
  endIf: ({ G }) => {
    if (G.last < 0) return;
    const winner = G.cells[G.last];
    if (through[G.last].some((line) => line.every((cell) => G.cells[cell] === winner))) return { winner };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};
