import { expect, test, vi } from "vitest";
import { returnKernel, takeKernel } from "../lossless/kernel/kernel-pool.ts";
import { warmUpReducedDecoder } from "./warm-up.ts";

test("warming up decodes coefficients and samples in the kernel that is kept", () => {
  const kernel = takeKernel()!;
  const counted = { ...kernel, decodeMcus: vi.fn(kernel.decodeMcus), reduceMcus: vi.fn(kernel.reduceMcus) };
  returnKernel(counted);
  warmUpReducedDecoder();
  expect(counted.decodeMcus.mock.calls.length).toBeGreaterThan(100);
  expect(counted.reduceMcus.mock.calls.length).toBeGreaterThan(100);
});
