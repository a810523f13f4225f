import type { McuGrid } from "../lossless/blocks/mcu.ts";
import type { Arena } from "../lossless/kernel/arena.ts";
import { putComponents, resetPredictions } from "../lossless/kernel/components.ts";
import { damaged } from "../lossless/fallback.ts";
import type { ComponentCodes } from "../lossless/splice/coding-tables.ts";

const WORD_BYTES = 4;

/** Encodes restart intervals one by one in kernel memory. Must be last in the memory. */
export class KernelScan {
  readonly #arena: Arena;
  readonly #columns: number;
  readonly #stride: number;
  readonly #components: number;
  readonly #count: number;
  readonly #blocks: number;
  readonly #blocksEnd: number;
  readonly #start: number;

  constructor(
    arena: Arena,
    { columns, blocks }: Pick<McuGrid, "columns" | "blocks">,
    codes: readonly ComponentCodes[],
  ) {
    this.#arena = arena;
    this.#columns = columns;
    this.#stride = blocks.length * 128;
    this.#count = codes.length;
    this.#components = putComponents(arena, codes);
    this.#blocks = arena.put(Int32Array.from(blocks, ({ component }) => component));
    this.#blocksEnd = this.#blocks + blocks.length * WORD_BYTES;
    this.#start = arena.end;
  }

  begin(): void {
    resetPredictions(this.#arena, this.#components, this.#count);
    this.#arena.kernel.startBits(this.#start);
  }

  encode(coefficients: number): void {
    const [blocks, blocksEnd, components] = [this.#blocks, this.#blocksEnd, this.#components];
    const { kernel } = this.#arena;
    const lacking = kernel.encodeMcus(coefficients, this.#columns, this.#stride, blocks, blocksEnd, components);
    if (lacking >= 0) throw damaged(`no code for symbol ${lacking}`);
  }

  /** Returns the interval's bytes, the last one padded. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.#arena.bytes(this.#start, this.#arena.kernel.finishBits() - this.#start).slice();
  }
}
