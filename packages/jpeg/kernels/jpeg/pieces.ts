/** Reference: splice/piece-copier.ts. Piece and patch layout: index/pieces.ts. */
import { COMPONENT_SIZE, encodeDc, PREDICTION } from "./encode";
import { copyBits, ensure, putCode } from "./write";

/** Piece offsets in bytes. */
const COUNT: usize = 0;
const FIRST_BIT: usize = 4;
const END_BIT: usize = 8;
const END_PATCH: usize = 12;
const HEAD: usize = 16;
/** Offsets and size of a component's part in a piece. */
const FIRST_DC: usize = 0;
const REST_BIT: usize = 4;
const LAST_DC: usize = 8;
const PART_SIZE: usize = 12;

const PATCH_SIZE: usize = 8;
/** Largest stuffed patch. */
const MAX_BYTES: usize = 64;
/** Bytes per code table; the framed picture's table follows each of the photo's AC tables. */
const CODES_SIZE: usize = 1024;

let piece: usize = 0;
let patches: usize = 0;
let patch: usize = 0;

/** Sets the addresses of the first piece and the first patch. */
export function startPieces(firstPiece: usize, firstPatch: usize): void {
  piece = firstPiece;
  patches = firstPatch;
  patch = firstPatch;
}

/**
 * Copies the next pieces, `count` MCUs in total.
 * @returns -1, or the symbol missing from a table
 */
export function copyPieces(count: i32, data: usize, components: usize, componentsEnd: usize, tables: usize): i32 {
  while (count > 0) {
    const lacking = copyPiece(data, components, tables);
    if (lacking >= 0) return lacking;
    count -= load<i32>(piece, COUNT);
    piece += HEAD;
    for (let component = components; component < componentsEnd; component += COMPONENT_SIZE) {
      store<i32>(component, load<i32>(piece, LAST_DC), PREDICTION);
      piece += PART_SIZE;
    }
  }
  return -1;
}

function copyPiece(data: usize, components: usize, tables: usize): i32 {
  const end = patches + ((<usize>load<u32>(piece, END_PATCH)) << 2);
  let bit = load<u32>(piece, FIRST_BIT);
  for (; patch < end; patch += PATCH_SIZE) {
    const start = load<u32>(patch);
    const what = load<i32>(patch, 4);
    copyBits(data, bit, start);
    ensure(MAX_BYTES);
    if (what < 0) {
      const component = <usize>(-1 - what);
      const part = piece + HEAD + component * PART_SIZE;
      const lacking = encodeDc(components + component * COMPONENT_SIZE, load<i32>(part, FIRST_DC));
      if (lacking >= 0) return lacking;
      bit = load<u32>(part, REST_BIT);
    } else {
      const table = tables + <usize>(what >> 8) * (2 * CODES_SIZE);
      const symbol = <u32>(what & 255);
      putCode(table + CODES_SIZE, symbol);
      bit = start + (load<u32>(table + (symbol << 2)) >>> 16);
    }
  }
  copyBits(data, bit, load<u32>(piece, END_BIT));
  return -1;
}
