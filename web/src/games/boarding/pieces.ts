/** Things on the table that both editions know by the same names. */
export const cellPiece = (cell: number): string => `cell:${cell}`;
export const heroPiece = (hero: number): string => `hero:${hero}`;
/** A Tide card, as the sheet counts them. */
export const cardPiece = (card: number): string => `card:${card}`;
/** Anything that a line of the log names. */
export const namedPiece = (id: string): string => `named:${id}`;
