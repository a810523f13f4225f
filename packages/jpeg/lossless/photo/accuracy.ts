import type { Scan } from "../markers/picture.ts";
import { damaged } from "../fallback.ts";

const UNKNOWN = -1;

/** Missing low bits per coefficient, ITU-T T.81 §G.1.1.1.2. */
export class Accuracy {
  readonly #missingBits: readonly Int8Array[];

  constructor(components: number) {
    this.#missingBits = Array.from({ length: components }, () => new Int8Array(64).fill(UNKNOWN));
  }

  /** Adds a scan; it must continue an earlier one's bits. */
  add({ components, from, to, high, low }: Scan): void {
    for (const { component } of components) {
      const band = this.#missingBits[component]!.subarray(from, to + 1);
      if (band.some((bits) => bits !== (high === 0 ? UNKNOWN : high))) throw damaged("scans out of order");
      band.fill(low);
    }
  }

  /** Throws if bits are missing: decoders smooth such photos in different ways, so their appearance cannot be kept. */
  checkComplete(): void {
    if (this.#missingBits.some((bits) => bits.some((missing) => missing !== 0))) throw damaged("a scan is missing");
  }
}
