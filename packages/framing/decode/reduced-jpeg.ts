/** A JPEG at a reduced size, straight from its coefficients: less work than a browser's decoder, and no copy of the file. */
import { isWideGamutProfile, openReducible } from "@matte/codecs";
import type { Size } from "@matte/engine";
import { isStoredAs } from "../read/colour-profile.ts";
import { orientedSize } from "../read/orientation.ts";
import type { PhotoSource } from "../read/source.ts";
import { bitmapOfPixels } from "../shared/canvas.ts";
import { detach } from "../shared/memory.ts";
import { turnUpright } from "./index.ts";

/** Decodes the picture, upright; null if the photo is damaged. The caller closes it. */
export type DecodeReduced = () => ImageBitmap | null;

/**
 * Opens a JPEG for decoding at least `wanted` pixels each way.
 * @returns null where a larger size is wanted, where the canvas has other colours than the file, and for files that the kernel does not decode
 */
export async function openReducedJpeg(source: PhotoSource, wanted: Size): Promise<DecodeReduced | null> {
  const { bytes, header } = source;
  const { orientation } = header;
  const reducible = openReducible(bytes, orientedSize(orientation, wanted), header.segments);
  if (reducible === null) return null;
  const wideGamut = await isWideGamutProfile(header.profile);
  if (!(await isStoredAs(source, wideGamut))) return null;
  return () => {
    const pixels = reducible.decode();
    if (pixels === null) return null;
    const stored = bitmapOfPixels(pixels, reducible.size, wideGamut);
    detach(pixels);
    return orientation === 1 ? stored : turnUpright(stored, orientation, wideGamut);
  };
}
