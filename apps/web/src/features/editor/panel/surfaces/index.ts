/** Pictures of surfaces, drawn by `tools/surfaces/draw-swatches.ts`. */
import type { SurfaceSetting } from "@matte/engine";
import board from "./board.webp?url";
import canvas from "./canvas.webp?url";
import felt from "./felt.webp?url";
import kozo from "./kozo.webp?url";
import laid from "./laid.webp?url";
import linen from "./linen.webp?url";
import rag from "./rag.webp?url";

export const SWATCHES: Readonly<Record<Exclude<SurfaceSetting, "none">, string>> = {
  rag,
  linen,
  laid,
  board,
  canvas,
  kozo,
  felt,
};
