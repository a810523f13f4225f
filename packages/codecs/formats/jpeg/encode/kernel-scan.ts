import type { McuGrid } from "../lossless/blocks/mcu.ts";
import type { Arena } from "../lossless/kernel/arena.ts";
import { putComponents } from "../lossless/kernel/components.ts";
import { damaged } from "../lossless/fallback.ts";
import type { ComponentCodes } from "../lossless/splice/coding-tables.ts";

const WORD_BYTES = 4;

/** Scan that grows in a kernel's memory and is removed piece by piece. Must be last in the memory. */
export class KernelScan {
  readonly #arena: Arena;
  readonly #columns: number;
  readonly #stride: number;
  readonly #components: number;
  readonly #blocks: number;
  readonly #blocksEnd: number;
  readonly #start: number;

  constructor(arena: Arena, { columns, blocks }: McuGrid, codes: readonly ComponentCodes[]) {
    this.#arena = arena;
    this.#columns = columns;
    this.#stride = blocks.length * 128;
    this.#components = putComponents(arena, codes);
    this.#blocks = arena.put(Int32Array.from(blocks, ({ component }) => component));
    this.#blocksEnd = this.#blocks + blocks.length * WORD_BYTES;
    this.#start = arena.end;
    arena.kernel.startBits(this.#start);
  }

  /** Encodes a row of MCUs whose coefficients are at `coefficients`. */
  encode(coefficients: number): void {
    const [blocks, blocksEnd, components] = [this.#blocks, this.#blocksEnd, this.#components];
    const { kernel } = this.#arena;
    const lacking = kernel.encodeMcus(coefficients, this.#columns, this.#stride, blocks, blocksEnd, components);
    if (lacking >= 0) throw damaged(`no code for symbol ${lacking}`);
  }

  /** Takes the bytes written since the last call. */
  take(): Uint8Array<ArrayBuffer> {
    return this.#arena.bytes(this.#start, this.#arena.kernel.moveBits(this.#start) - this.#start).slice();
  }

  /** Takes the last bytes, padded to a whole byte. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.#arena.bytes(this.#start, this.#arena.kernel.finishBits() - this.#start).slice();
  }
}
