/** Largest memory kept for the next photo: enough for a usual one. */
const KEPT_BYTES = 16 * 2 ** 20;

/** Plan memory: some megabytes, which would accumulate over hundreds of photos before the garbage collector runs. */
export class PlanMemory {
  #kinds = new Int32Array();
  #beneath = new Int32Array();
  /** Coefficients with old content; {@link Records} replaces the array to grow it. */
  coefficients = new Int16Array();

  /** Returns a zero per cell. */
  kinds(cells: number): Int32Array {
    if (this.#kinds.length < cells) this.#kinds = new Int32Array(cells);
    return this.#kinds.subarray(0, cells).fill(0);
  }

  beneath(kinds: Int32Array): Int32Array {
    if (this.#beneath.length < kinds.length) this.#beneath = new Int32Array(kinds.length);
    this.#beneath.set(kinds);
    return this.#beneath.subarray(0, kinds.length);
  }

  /** Size in bytes. */
  get bytes(): number {
    return this.#kinds.byteLength + this.#beneath.byteLength + this.coefficients.byteLength;
  }
}

let idle: PlanMemory | null = null;

/** Runs `work` with exclusive use of memory. Its result must not refer to it. */
export function withPlanMemory<T>(work: (memory: PlanMemory) => T): T {
  const memory = idle ?? new PlanMemory();
  idle = null;
  try {
    return work(memory);
  } finally {
    if (memory.bytes <= KEPT_BYTES) idle = memory;
  }
}
