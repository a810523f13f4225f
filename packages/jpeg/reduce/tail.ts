/**
 * Decodes a JPEG's lower part from the middle while another thread decodes the upper part. Huffman codes synchronise: starting
 * anywhere, a decoder soon reads the same codes as from the start. The upper part then provides the MCU's position and DC
 * values.
 */
import type { Size } from "@matte/engine";
import { orFallback } from "../lossless/fallback.ts";
import { Arena } from "../lossless/kernel/arena.ts";
import type { JpegKernel } from "../lossless/kernel/jpeg-kernel.ts";
import { returnKernel, takeKernel } from "../lossless/kernel/kernel-pool.ts";
import { bytesUpTo, lastCoefficient } from "./kernel-block.ts";
import { KernelRows, PIXEL_BYTES } from "./kernel-rows.ts";
import { type Junction, type ReducibleSource, reducibleSource } from "./reducible.ts";
import { TailMcus } from "./tail-mcus.ts";

export interface JpegTail {
  /** Returns RGBA rows from the junction on; null if the tail does not match it, or was already used or discarded. */
  readonly reduce: (junction: Junction) => Uint8ClampedArray<ArrayBuffer> | null;
  readonly discard: () => void;
}

/**
 * Decodes a split JPEG's tail.
 * @param wanted size passed to `openReducible`, or its resulting size
 * @returns null if the data are damaged, or without WebAssembly
 */
export function decodeTail(bytes: Uint8Array, wanted: Size): JpegTail | null {
  const found = reducibleSource(bytes, wanted);
  const kernel = found && takeKernel();
  if (found === null || kernel === null) return null;
  const tail = orFallback(() => tailOf(kernel, found));
  if (tail !== null && "reduce" in tail) return tail;
  returnKernel(kernel);
  return null;
}

function tailOf(kernel: JpegKernel, found: ReducibleSource): JpegTail | null {
  const { source, reduction } = found;
  const arena = new Arena(kernel);
  const blockBytes = reduction.blocks.map((size) => bytesUpTo(lastCoefficient(size)));
  const rows = new KernelRows(arena, source, reduction, blockBytes);
  const mcus = new TailMcus(arena, found, blockBytes);
  if (!mcus.decode()) return null;
  const pixelsAfter: JpegTail["reduce"] = ({ row, bitsLeft, predictions }) => {
    const first = mcus.find(bitsLeft);
    if (first === null || first.count !== (source.grid.rows - row) * source.grid.columns) return null;
    const { mcu, count } = first;
    const before = mcus.predictions(mcu);
    const shifts = predictions.map((value, component) => value - before[component]!);
    if (!rows.shiftDc(mcus.address(mcu), count, shifts)) return null;
    return pixelsFrom(row, found, (n, height) => rows.reduce(mcus.address(mcu + n * source.grid.columns), height));
  };
  let isUsed = false;
  const discard = (): void => {
    if (!isUsed) returnKernel(kernel);
    isUsed = true;
  };
  return {
    reduce: (junction) => {
      const pixels = isUsed ? null : pixelsAfter(junction);
      discard();
      return pixels;
    },
    discard,
  };
}

/** @param reduce converts a row of MCUs, counted from the first, with `height` rows in the picture */
function pixelsFrom(
  first: number,
  { reduction: { mcu, size } }: ReducibleSource,
  reduce: (row: number, height: number) => Uint8ClampedArray,
): Uint8ClampedArray<ArrayBuffer> {
  const height = Math.max(0, size.height - first * mcu.height);
  const pixels = new Uint8ClampedArray(height * size.width * PIXEL_BYTES);
  for (let row = 0; row * mcu.height < height; row += 1) {
    const rows = reduce(row, Math.min(mcu.height, height - row * mcu.height));
    pixels.set(rows, row * mcu.height * size.width * PIXEL_BYTES);
  }
  return pixels;
}
