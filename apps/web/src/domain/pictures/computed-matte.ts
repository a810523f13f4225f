/** Computed parts of the matte on the page's canvases. Their code is loaded with the first frame that has any. */
import { type Layout, needsDrawnMatte, type Pictures } from "@matte/engine";
import type { Computed } from "@matte/framing/shared/drawn-matte.ts";
import { retryImport } from "#lib/retry-import.ts";

type Means = Pick<Pictures<CanvasImageSource>, "drawn" | "reduced">;

let loaded: Computed | undefined;
let loading: Promise<void> | null = null;

/** The last drawing of each canvas that waits for the code. */
const waiting = new Map<HTMLCanvasElement, () => void>();

/**
 * Returns what draws a layout's computed parts; nothing if it has none, or until the code is there.
 * @param redraw called then, unless something else was drawn on the canvas
 */
export function computedMatte(
  layout: Layout,
  photo: CanvasImageSource,
  { canvas, isMoving }: { readonly canvas: HTMLCanvasElement; readonly isMoving: boolean },
  redraw: () => void,
): Means {
  waiting.delete(canvas);
  if (!needsDrawnMatte(layout)) return {};
  if (loaded === undefined) {
    waiting.set(canvas, redraw);
    void loadComputedMatte();
  }
  if (loaded === undefined) return {};
  const reduced = layout.backdrop?.kind === "photo" ? loaded.reducedImage(photo, layout.photo) : null;
  return { drawn: isMoving ? loaded.coarse : loaded.drawn, reduced };
}

/** Loads the code, for pictures that are drawn once. */
export function loadComputedMatte(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  loaded = (await retryImport(() => import("@matte/framing/shared/drawn-matte.ts"))).COMPUTED;
  const redraws = [...waiting.values()];
  waiting.clear();
  for (const redraw of redraws) redraw();
}
