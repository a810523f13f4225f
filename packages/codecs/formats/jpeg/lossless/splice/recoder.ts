import type { McuStream } from "../photo/photo-data.ts";
import type { KeptMcus } from "./kept-mcus.ts";
import type { McuEncoder } from "./mcu-encoder.ts";

/** Encodes the coefficients of kept MCUs with other Huffman tables than the photo's. */
export class Recoder implements KeptMcus {
  readonly #stream: McuStream;
  readonly #mcu: Int16Array;
  readonly #encoder: McuEncoder;

  /** @param stride values per MCU */
  constructor(stream: McuStream, stride: number, encoder: McuEncoder) {
    this.#stream = stream;
    this.#mcu = new Int16Array(stride);
    this.#encoder = encoder;
  }

  copy(count: number): void {
    for (let n = 0; n < count; n += 1) {
      this.#stream.next(this.#mcu);
      this.#encoder.encode(this.#mcu, 0);
    }
  }

  skip(): void {
    this.#stream.next(this.#mcu);
  }
}
