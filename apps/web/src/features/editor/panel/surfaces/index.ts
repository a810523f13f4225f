/** Pictures of surfaces, drawn by `tools/surfaces/draw-swatches.ts`. */
import type { SurfaceSetting } from "@matte/engine";
import board from "./board.webp?url";
import canvas from "./canvas.webp?url";
import felt from "./felt.webp?url";
import kozo from "./kozo.webp?url";
import laid from "./laid.webp?url";
import linen from "./linen.webp?url";
import rag from "./rag.webp?url";

interface Swatch {
  /** Colour of a paper or cloth that often has the surface. */
  readonly colour: string;
  /** Absent for a smooth one. */
  readonly picture?: string;
}

export const SWATCHES: Readonly<Record<SurfaceSetting, Swatch>> = {
  none: { colour: "#F7F4EC" },
  rag: { colour: "#F7F4EC", picture: rag },
  linen: { colour: "#E4DED2", picture: linen },
  laid: { colour: "#F4F0E6", picture: laid },
  board: { colour: "#DAD8D2", picture: board },
  canvas: { colour: "#EEEAE0", picture: canvas },
  kozo: { colour: "#F3EEDF", picture: kozo },
  felt: { colour: "#E6E3DC", picture: felt },
};
