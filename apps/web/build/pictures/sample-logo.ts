/** An invented logo for pictures whose frame shows one. */
import { loadImage, type Image } from "@napi-rs/canvas";
import { contrastColour, type HexColour } from "@matte/engine";

/** Size in pixels. */
export const SAMPLE_LOGO = { width: 1152, height: 288 } as const;

/** The logo in a colour contrasting with the matte. */
export async function sampleLogo(matte: HexColour): Promise<Image> {
  return loadImage(Buffer.from(drawing(contrastColour(matte))));
}

function drawing(colour: string): string {
  const { width, height } = SAMPLE_LOGO;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 24" width="${width}" height="${height}" fill="none" stroke="${colour}" stroke-width="1.5"><path d="M2 20 12 4l10 16M12 4v16M30 20V4l10 12L50 4v16"/><path d="M60 4h34M60 12h26M60 20h34"/></svg>`;
}
