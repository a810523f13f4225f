/** The mark of no studio in particular, where a picture shows what a logo looks like. */
import { loadImage, type Image } from "@napi-rs/canvas";
import { contrastColour, type HexColour } from "@matte/engine";

/** Pixels; a quarter as high as wide. */
export const SAMPLE_MARK = { width: 1152, height: 288 } as const;

/** @param background colour of the matte under it */
export async function sampleMark(background: HexColour): Promise<Image> {
  return loadImage(Buffer.from(drawing(contrastColour(background))));
}

function drawing(ink: string): string {
  const { width, height } = SAMPLE_MARK;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 24" width="${width}" height="${height}" fill="none" stroke="${ink}" stroke-width="1.5"><path d="M2 20 12 4l10 16M12 4v16M30 20V4l10 12L50 4v16"/><path d="M60 4h34M60 12h26M60 20h34"/></svg>`;
}
