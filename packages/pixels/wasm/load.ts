/** Exports in all kernels. */
export interface Kernel {
  readonly memory: WebAssembly.Memory;
  /** Byte at which the kernel's data ends; the caller may use the memory after it. */
  readonly heapBase: () => number;
}

const PAGE = 65_536;

/**
 * Loads a kernel synchronously, which is fast: kernels are a few kilobytes.
 * @param base64 default export of `#kernels/NAME`
 * @param names function names
 * @returns null without WebAssembly, without its SIMD, or if a policy forbids it
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
    // EvalError comes from a content security policy forbidding WebAssembly.
    if (error instanceof WebAssembly.CompileError || error instanceof EvalError) return null;
    throw error;
  }
}

/**
 * Grows the memory to at least `end` bytes, detaching existing views.
 * @throws {RangeError} if memory is too small
 */
export function ensureMemory({ memory }: Kernel, end: number): void {
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
}
