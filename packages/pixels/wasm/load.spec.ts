import base64 from "#kernels/resample";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ensureMemory, type Kernel, loadKernel } from "./load.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("loadKernel", () => {
  it("returns a kernel's functions and memory", () => {
    const kernel = loadKernel<Kernel>(base64, ["heapBase"])!;
    expect(kernel.heapBase()).toBeGreaterThan(0);
    const end = 300_000;
    const reached = (): number => kernel.memory.buffer.byteLength;
    ensureMemory(kernel, end);
    expect(reached()).toBeGreaterThanOrEqual(end);
    const before = reached();
    ensureMemory(kernel, end);
    expect(reached()).toBe(before);
  });

  it("returns null without WebAssembly", () => {
    vi.stubGlobal("WebAssembly", undefined);
    expect(loadKernel(base64, [])).toBeNull();
  });

  it("returns null if the machine does not support an instruction", () => {
    expect(loadKernel(btoa("\0asm\u{1}\0\0\0\u{1}\u{1}\u{ff}"), [])).toBeNull();
  });

  it("returns null if the content security policy forbids WebAssembly", () => {
    vi.spyOn(WebAssembly, "Module").mockImplementation(function forbid() {
      throw new EvalError("forbidden by the content security policy");
    });
    expect(loadKernel(base64, [])).toBeNull();
  });

  it("throws for a missing function", () => {
    expect(() => loadKernel<Kernel & { other: () => void }>(base64, ["heapBase", "other"])).toThrow("without other");
  });
});
