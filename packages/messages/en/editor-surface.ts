/** Surfaces of the matte. */
import type { SurfaceSetting } from "@matte/engine";

const surfaces: Readonly<Record<SurfaceSetting, string>> = {
  none: "Smooth",
  rag: "Rag",
  linen: "Linen",
  laid: "Laid",
  board: "Board",
  canvas: "Canvas",
  kozo: "Kozo",
  felt: "Felt",
};

export const editorSurface = {
  surface: "Surface",
  surfaces,
  /** Surfaces that the badge's plan has. */
  feature: "Laid, Board, Canvas, Kozo and Felt",
  depth: "Surface depth",
  depthRow: "Depth",
  more: "More matte settings",
  /** Value of the folded part. */
  summary: (depth: number) => `Depth ${depth}`,
};
