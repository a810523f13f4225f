import { type BlockSink, encodeBlock } from "../blocks/sequential.ts";
import type { BlockPlace } from "../blocks/mcu.ts";

/** Encodes consecutive MCUs, each DC value as its difference from the previous one, ITU-T T.81 §F.1.1.5. */
export class McuEncoder {
  /** Previous DC value by component. */
  readonly predictions: Int32Array;
  readonly #blocks: readonly BlockPlace[];
  readonly #sink: BlockSink;

  constructor(blocks: readonly BlockPlace[], components: number, sink: BlockSink) {
    this.predictions = new Int32Array(components);
    this.#blocks = blocks;
    this.#sink = sink;
  }

  /** Encodes the MCU with its blocks at `at`. */
  encode(coefficients: Int16Array, at: number): void {
    for (let index = 0; index < this.#blocks.length; index += 1) {
      const { component } = this.#blocks[index]!;
      encodeBlock(this.#sink, component, this.predictions[component]!, coefficients, at + 64 * index);
      this.predictions[component] = coefficients[at + 64 * index]!;
    }
  }

  /** Encodes only a block's DC value; its AC coefficients are copied. */
  encodeDc(component: number, value: number): void {
    this.#sink.dc(component, value - this.predictions[component]!);
    this.predictions[component] = value;
  }
}
