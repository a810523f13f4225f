/** Descriptions for the drawing kernel, laid out as in kernels/jpeg/draw.ts. */
import type { McuGrid } from "../blocks/mcu.ts";
import { flatsOf } from "../draw/drawing.ts";
import type { EdgeBlocks } from "../draw/photo-edges.ts";
import type { Picture } from "../markers/picture.ts";
import type { PlannedFlat } from "../plan/frame-plan.ts";
import type { Arena } from "./arena.ts";
import { putCoder, putEdgeCoder } from "./coder.ts";

export function putComponents(
  arena: Arena,
  picture: Picture,
  flats: readonly PlannedFlat[],
  planes: readonly number[],
): number {
  const words = picture.components.flatMap(({ quantisation }, component) => {
    const table = flatTable(flatsOf(flats, component));
    const at = arena.put(table);
    const coders = [putCoder(arena, quantisation), putEdgeCoder(arena, quantisation)] as const;
    return [planes[component]!, coders[0], at, at + table.byteLength, coders[1]];
  });
  return arena.put(Int32Array.from(words));
}

/** Flat colours, each a sample as f64, a 32-bit level and 32 unused bits. */
function flatTable(flats: readonly (readonly [number, number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(flats.length * 16));
  flats.forEach(([sample, level], n) => {
    view.setFloat64(n * 16, sample, true);
    view.setInt32(n * 16 + 8, level, true);
  });
  return new Uint8Array(view.buffer);
}

/** Blocks at a photo edge: feedback address or 0, whether columns are divided, the photo's first sample, and the first one beyond it. */
export function putEdges(arena: Arena, blocks: EdgeBlocks): number {
  const words = blocks.flatMap((block) =>
    block === null
      ? [0, 0, 0, 0]
      : [arena.put(block.feedback), Number(block.lines === "columns"), block.start, block.end],
  );
  return arena.put(Int32Array.from(words));
}

/** Blocks, each with its component, its first pixel's place in the MCU, and the pixels per sample. */
export function blockWords({ blocks, steps }: McuGrid): Int32Array {
  const words = blocks.flatMap(({ component, column, row }) => {
    const { width, height } = steps[component]!;
    return [component, column * 8 * width, row * 8 * height, width, height];
  });
  return Int32Array.from(words);
}
