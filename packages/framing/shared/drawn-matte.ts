/** Computed parts of the matte as images for this thread's canvases. */
import { type DrawnMatte, drawnMatte } from "@matte/engine/pixels";
import { imageOf, patternOf } from "./canvas.ts";

export const DRAWN_MATTE: DrawnMatte<CanvasImageSource> = drawnMatte({ image: imageOf, pattern: patternOf });
