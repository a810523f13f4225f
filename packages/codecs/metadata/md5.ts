/** RFC 1321. What XMP names its extended part by; nothing that needs to be secret or forgery-proof rests on it. */

const BLOCK = 64;
const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

/** §3.4: T[i] is the integer part of 2^32 times |sin(i)|, i in radians from 1. */
const SINES = Uint32Array.from({ length: BLOCK }, (_, index) => Math.floor(2 ** 32 * Math.abs(Math.sin(index + 1))));

/** Which word of the block each step takes: §3.4, by round. */
const WORDS = [(i: number) => i, (i: number) => 5 * i + 1, (i: number) => 3 * i + 5, (i: number) => 7 * i];

const MIXES = [
  (b: number, c: number, d: number) => (b & c) | (~b & d),
  (b: number, c: number, d: number) => (b & d) | (c & ~d),
  (b: number, c: number, d: number) => b ^ c ^ d,
  (b: number, c: number, d: number) => c ^ (b | ~d),
];

/** The digest as 32 upper-case hexadecimal digits. */
export function md5(message: Uint8Array): string {
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  const padded = pad(message);
  for (let at = 0; at < padded.byteLength; at += BLOCK) absorb(state, padded, at);
  return [...new Uint8Array(state.buffer)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}

/** §3.1, §3.2: a one bit, zeros, the length in bits. */
function pad(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, (message.length * 8) >>> 0, true);
  view.setUint32(bytes.length - 4, Math.floor(message.length / 2 ** 29), true);
  return view;
}

function absorb(state: Uint32Array, message: DataView, at: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < BLOCK; step += 1) {
    const round = step >>> 4;
    const word = message.getUint32(at + ((WORDS[round]?.(step) ?? 0) % 16) * 4, true);
    const sum = (a + (MIXES[round]?.(b, c, d) ?? 0) + (SINES[step] ?? 0) + word) | 0;
    const shift = SHIFTS[round]?.[step % 4] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
  }
  [a, b, c, d].forEach((value, index) => (state[index] = (state[index] ?? 0) + value));
}
