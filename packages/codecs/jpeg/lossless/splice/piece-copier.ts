import type { BitWriter } from "../bits/bit-writer.ts";
import { componentAt, COUNT, END_BIT, FIRST_BIT, type Pieces } from "../index/pieces.ts";
import type { KeptMcus } from "./kept-mcus.ts";
import type { McuEncoder } from "./mcu-encoder.ts";

/** Copies the bits of kept MCUs as they are. Only a piece's first DC differences are written anew: what stands before differs. */
export class PieceCopier implements KeptMcus {
  readonly #bits: DataView;
  readonly #pieces: Pieces;
  readonly #places: readonly ReturnType<typeof componentAt>[];
  readonly #writer: BitWriter;
  readonly #encoder: McuEncoder;
  #next = 0;

  /** @param bytes the photo's unstuffed data */
  constructor(bytes: Uint8Array, pieces: Pieces, components: number, writer: BitWriter, encoder: McuEncoder) {
    this.#bits = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#pieces = pieces;
    this.#places = Array.from({ length: components }, (_, component) => componentAt(component));
    this.#writer = writer;
    this.#encoder = encoder;
  }

  copy(count: number): void {
    for (let left = count; left > 0; this.#next += 1) {
      const at = this.#next * this.#pieces.stride;
      this.#copyPiece(this.#pieces.values, at);
      left -= this.#pieces.values[at + COUNT]!;
    }
  }

  skip(): void {
    // A drawn MCU has no piece.
  }

  #copyPiece(values: Int32Array, at: number): void {
    let bit = values[at + FIRST_BIT]!;
    this.#places.forEach(({ difference, behind, firstDc }, component) => {
      this.#writer.copy(this.#bits, bit, values[at + difference]!);
      this.#encoder.encodeDc(component, values[at + firstDc]!);
      bit = values[at + behind]!;
    });
    this.#writer.copy(this.#bits, bit, values[at + END_BIT]!);
    this.#places.forEach(({ lastDc }, component) => {
      this.#encoder.predictions[component] = values[at + lastDc]!;
    });
  }
}
