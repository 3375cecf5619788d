/** SHA-256. Browsers refuse to hash on pages that did not come securely, such as those of a harbour in the living room. */

/** The first 32 bits of the fractions of a root of the first primes. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    const prime = !Array.from({ length: number - 2 }, (_, from) => from + 2).some((by) => number % by === 0);
    if (prime) found.push((root(number) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const START = fractions(8, Math.sqrt);
const ROUNDS = fractions(64, Math.cbrt);
const BLOCK = 64;

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its length behind it, in whole blocks. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, bytes.length * 8);
  return view;
}

/** The words of a block, and those that follow from them. */
function schedule(message: DataView, at: number): Uint32Array {
  const words = new Uint32Array(ROUNDS.length);
  const word = (index: number): number => words[index] ?? 0;
  for (let index = 0; index < words.length; index += 1) {
    if (index < 16) {
      words[index] = message.getUint32(at + index * 4);
      continue;
    }
    const [early, late] = [word(index - 15), word(index - 2)];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = word(index - 16) + low + word(index - 7) + high;
  }
  return words;
}

type State = [number, number, number, number, number, number, number, number];

function stir([a, b, c, d, e, f, g, h]: State, round: number, word: number): State {
  const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
  const choice = (e & f) ^ (~e & g);
  const one = (h + high + choice + round + word) | 0;
  const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
  const most = (a & b) ^ (a & c) ^ (b & c);
  return [(one + low + most) | 0, a, b, c, (d + one) | 0, e, f, g];
}

/** The SHA-256 of a text, in lower-case hexadecimal. */
export function sha256(text: string): string {
  const message = padded(text);
  const hash = Uint32Array.from(START);
  for (let at = 0; at < message.byteLength; at += BLOCK) {
    const words = schedule(message, at);
    let state = [...hash] as State;
    for (let index = 0; index < ROUNDS.length; index += 1) {
      state = stir(state, ROUNDS[index] ?? 0, words[index] ?? 0);
    }
    state.forEach((word, index) => (hash[index] = (hash[index] ?? 0) + word));
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}
