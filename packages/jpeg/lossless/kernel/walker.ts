import { BLOCK_END } from "../blocks/skip.ts";
import { componentAt, COUNT, END_BIT, END_PATCH, FIRST_BIT, type Pieces } from "../index/pieces.ts";
import type { ScanWalker } from "../index/index-photo.ts";
import type { ScanCursor } from "../index/scan-cursor.ts";
import type { BlockTables } from "../index/scan-tables.ts";
import type { Arena } from "./arena.ts";
import { faultOf } from "./faults.ts";
import type { JpegKernel } from "./jpeg-kernel.ts";
import { putBlocks } from "./tables.ts";

/** Offsets in kernels/jpeg/walk.ts's state, in 32-bit words. */
const BIT = 0;
const END = 1;
const PATCHES_END = 2;
const PREDICTIONS = 4;
const FIRST_DC = 8;
const REST_BIT = 12;
const STATE_WORDS = 16;

const BLOCK_BYTES = 16;
const PATCH_BYTES = 8;
/** A decoded block. */
const MCU_BLOCK_BYTES = 128;

/** Counterpart of index/walk.ts. Allocate nothing in the arena while it is in use. */
export class KernelWalker implements ScanWalker {
  readonly #kernel: JpegKernel;
  readonly #arena: Arena;
  readonly #data: number;
  readonly #blocks: number;
  readonly #blocksEnd: number;
  readonly #patches: number;
  /** The last decoded MCU. */
  readonly #mcu: Int16Array;
  readonly #stateAt: number;
  readonly #state: Int32Array;

  /**
   * @param data the unstuffed data's address
   * @param max most MCUs in a piece
   */
  constructor(arena: Arena, data: number, tables: readonly BlockTables[], max: number) {
    this.#kernel = arena.kernel;
    this.#arena = arena;
    this.#data = data;
    this.#blocks = putBlocks(arena, tables);
    this.#blocksEnd = this.#blocks + tables.length * BLOCK_BYTES;
    this.#stateAt = arena.take(STATE_WORDS * 4);
    // Every code may be one that changes, and every block the first of its component.
    this.#patches = arena.take(max * tables.length * BLOCK_END * PATCH_BYTES);
    const mcu = arena.take(tables.length * MCU_BLOCK_BYTES);
    this.#state = arena.words(this.#stateAt, STATE_WORDS);
    this.#mcu = arena.values(mcu, tables.length * 64);
  }

  readonly walk = (cursor: ScanCursor, count: number, pieces: Pieces | null): void => {
    const first = cursor.reader.bit;
    this.#state[PATCHES_END] = this.#patches;
    this.#load(cursor);
    const fault = this.#kernel.walk(this.#stateAt, this.#blocks, this.#blocksEnd, this.#data, count);
    this.#store(cursor, fault);
    if (pieces !== null) this.#note(pieces, count, first, cursor.predictions.length);
    cursor.took(count);
  };

  readonly decode = (cursor: ScanCursor, into: Int16Array, at: number): void => {
    this.#load(cursor);
    const fault = this.#kernel.decodeMcu(
      this.#stateAt,
      this.#blocks,
      this.#blocksEnd,
      this.#data,
      this.#mcu.byteOffset,
    );
    this.#store(cursor, fault);
    into.set(this.#mcu, at);
    cursor.took(1);
  };

  #load({ reader, predictions }: ScanCursor): void {
    this.#state[BIT] = reader.bit;
    this.#state[END] = reader.end;
    for (let n = 0; n < predictions.length; n += 1) this.#state[PREDICTIONS + n] = predictions[n]!;
  }

  #store({ reader, predictions }: ScanCursor, fault: number): void {
    if (fault !== 0) throw faultOf(fault);
    reader.bit = this.#state[BIT]!;
    for (let n = 0; n < predictions.length; n += 1) predictions[n] = this.#state[PREDICTIONS + n]!;
  }

  #note(pieces: Pieces, count: number, first: number, components: number): void {
    const state = this.#state;
    const at = pieces.add();
    pieces.values[at + COUNT] = count;
    pieces.values[at + FIRST_BIT] = first;
    pieces.addPatches(this.#arena.words(this.#patches, (state[PATCHES_END]! - this.#patches) / 4));
    const { values } = pieces;
    values[at + END_BIT] = state[BIT]!;
    values[at + END_PATCH] = pieces.patchesEnd;
    for (let component = 0; component < components; component += 1) {
      const { firstDc, restBit, lastDc } = componentAt(component);
      values[at + firstDc] = state[FIRST_DC + component]!;
      values[at + restBit] = state[REST_BIT + component]!;
      values[at + lastDc] = state[PREDICTIONS + component]!;
    }
  }
}
