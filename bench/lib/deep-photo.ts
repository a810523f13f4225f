import sharp from "sharp";
import { cachedPath } from "../../test/photos/cache.ts";
import { largePhotoPath } from "../../test/photos/index.ts";

/**
 * Makes a 16-bit photo PNG with sensor noise in the lower 8 bits and a filter chosen for each row, as written by
 * editors.
 */
export function deepPhotoPath(megapixels: number): Promise<string> {
  return cachedPath(`ridges-${megapixels}mp-16-bit.png`, async () => {
    const { data, info } = await sharp(await largePhotoPath(megapixels))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const samples = Uint16Array.from(data, (value, at) => 256 * value + noise(at));
    const raw = { width: info.width, height: info.height, channels: 3 } as const;
    return sharp(samples, { raw })
      .toColourspace("rgb16")
      .png({ compressionLevel: 6, adaptiveFiltering: true })
      .toBuffer();
  });
}

/** Returns a byte, by MurmurHash3's mixing steps: no filter predicts it from the previous byte. */
function noise(at: number): number {
  const mixed = Math.imul(at ^ (at >>> 16), 0x85eb_ca6b);
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35) >>> 24;
}
