import type { Scan } from "../markers/picture.ts";
import { damaged } from "../fallback.ts";

const UNKNOWN = -1;

/** How many of each coefficient's low bits are still to come, ITU-T T.81 §G.1.1.1.2. */
export class Accuracy {
  readonly #missingBits: readonly Int8Array[];

  constructor(components: number) {
    this.#missingBits = Array.from({ length: components }, () => new Int8Array(64).fill(UNKNOWN));
  }

  /** Takes note of a scan, which must go on where an earlier one left off. */
  add({ components, from, to, high, low }: Scan): void {
    for (const { component } of components) {
      const band = this.#missingBits[component]!.subarray(from, to + 1);
      if (band.some((bits) => bits !== (high === 0 ? UNKNOWN : high))) throw damaged("scans out of order");
      band.fill(low);
    }
  }

  /** What is not known in full, decoders smooth over in ways of their own: such a photo cannot be kept as it looks. */
  checkComplete(): void {
    if (this.#missingBits.some((bits) => bits.some((missing) => missing !== 0))) throw damaged("a scan is missing");
  }
}
