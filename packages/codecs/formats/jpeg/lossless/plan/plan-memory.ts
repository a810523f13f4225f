/** Bytes up to which memory is kept for the next photo: what a usual one takes. */
const KEPT_BYTES = 16 * 2 ** 20;

/** What the plan of a framed picture lies in: some megabytes, which over hundreds of photos the collector would let pile up. */
export class PlanMemory {
  #kinds = new Int32Array();
  #beneath = new Int32Array();
  /** Whatever was left in it; whoever needs more puts larger ones in their place. */
  coefficients = new Int16Array();

  /** Zeros, one a cell. */
  kinds(cells: number): Int32Array {
    if (this.#kinds.length < cells) this.#kinds = new Int32Array(cells);
    return this.#kinds.subarray(0, cells).fill(0);
  }

  /** A copy of a picture's kinds. */
  beneath(kinds: Int32Array): Int32Array {
    if (this.#beneath.length < kinds.length) this.#beneath = new Int32Array(kinds.length);
    this.#beneath.set(kinds);
    return this.#beneath.subarray(0, kinds.length);
  }

  /** What it takes up. */
  get bytes(): number {
    return this.#kinds.byteLength + this.#beneath.byteLength + this.coefficients.byteLength;
  }
}

let idle: PlanMemory | null = null;

/** Runs `work` with memory that nobody else uses meanwhile; what `work` returns must not point into it. */
export function withPlanMemory<T>(work: (memory: PlanMemory) => T): T {
  const memory = idle ?? new PlanMemory();
  idle = null;
  try {
    return work(memory);
  } finally {
    if (memory.bytes <= KEPT_BYTES) idle = memory;
  }
}
