/** What every kernel exports beside its own functions. */
export interface Kernel {
  readonly memory: WebAssembly.Memory;
  /** Where the kernel's own data ends: its caller may lay out the memory from here on, in bytes. */
  readonly heapBase: () => number;
}

const PAGE = 65_536;

/**
 * Loads a kernel at once: kernels are a few kilobytes.
 * @param base64 what `#kernels/NAME` gives
 * @param names its functions
 * @returns null where this machine has no WebAssembly, has none with SIMD, or is told to run none
 */
export function loadKernel<K extends Kernel>(base64: string, names: readonly (keyof K & string)[]): K | null {
  if (typeof WebAssembly === "undefined") return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
    const missing = names.filter((name) => typeof exports[name] !== "function");
    if (missing.length > 0) throw new TypeError(`A kernel without ${missing.join()}`);
    return exports as unknown as K;
  } catch (error) {
    // A content security policy that forbids WebAssembly throws the second of these.
    if (error instanceof WebAssembly.CompileError || error instanceof EvalError) return null;
    throw error;
  }
}

/**
 * Makes room for bytes up to `end`. Views of the memory made before are empty behind this.
 * @throws {RangeError} where there is no room
 */
export function ensureMemory({ memory }: Kernel, end: number): void {
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
}
