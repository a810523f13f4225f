/** Computed parts of the matte on the page's canvases. Their code is loaded with the first frame that has any. */
import { type Layout, needsDrawnMatte } from "@matte/engine";
import type { DrawnMatte } from "@matte/engine/pixels";
import { retryImport } from "#lib/retry-import.ts";

let loaded: DrawnMatte<CanvasImageSource> | undefined;
let loading: Promise<void> | null = null;

/** The last drawing of each canvas that waits for the code. */
const waiting = new Map<HTMLCanvasElement, () => void>();

/**
 * Returns what draws a layout's computed parts; undefined if it has none, or until the code is there.
 * @param redraw called then, unless something else was drawn on the canvas
 */
export function computedMatte(
  layout: Layout,
  canvas: HTMLCanvasElement,
  redraw: () => void,
): DrawnMatte<CanvasImageSource> | undefined {
  waiting.delete(canvas);
  if (!needsDrawnMatte(layout)) return undefined;
  if (loaded === undefined) {
    waiting.set(canvas, redraw);
    loading ??= load();
  }
  return loaded;
}

async function load(): Promise<void> {
  loaded = (await retryImport(() => import("@matte/framing/shared/drawn-matte.ts"))).DRAWN_MATTE;
  const redraws = [...waiting.values()];
  waiting.clear();
  for (const redraw of redraws) redraw();
}
