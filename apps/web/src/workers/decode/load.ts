import { isWideGamutProfile, openLossless, type PhotoHeader, readCamera } from "@matte/codecs";
import { cameraDataFrom, type Size } from "@matte/engine";
import { PADDED_SIDE, type LoadedPhoto, type LosslessFacts, type PhotoFacts } from "#domain/photos/types.ts";
import { deepFactsOf } from "../read/deep-facts.ts";
import { drawnAt, fitInside, release, taken } from "../platform/canvas.ts";
import { decodeAtLeast, type Picture } from "./index.ts";
import { assertFramable } from "#domain/photos/limits.ts";
import { paddedJpeg } from "./padded.ts";
import { profileOf } from "../read/colour-profile.ts";
import { letGo } from "../platform/memory.ts";
import { type PhotoSource, readSource } from "../read/source.ts";
import { swapsSides } from "./orientation.ts";

/** Long side in pixels: the widest thumbnail on a screen of twofold density. */
const THUMBNAIL_SIDE = 240;

/**
 * Reads a photo's headers and camera data and makes its thumbnail; one decode gives all other pictures as well.
 * @param previewLongSide 0: no preview
 * @param padded whether to make the padded JPEG, too
 */
export async function loadPhoto(file: File, previewLongSide: number, padded = false): Promise<LoadedPhoto> {
  const source = await readSource(file);
  const { alpha } = source.header;
  const facts = await factsOf(source).finally(() => letGo(source.bytes));
  assertFramable(facts.size);
  const longest = Math.max(THUMBNAIL_SIDE, previewLongSide, padded ? PADDED_SIDE : 0);
  const picture = await decodeAtLeast(file, facts, fitInside(facts.size, longest));
  try {
    const shown = { ...facts, size: sizeOf(picture) ?? facts.size };
    const thumbnail = await thumbnailOf(picture.pixels, shown, alpha);
    const loaded = {
      facts: shown,
      thumbnail,
      ...(padded && { padded: await paddedJpeg(picture.pixels, shown.size) }),
    };
    if (previewLongSide === 0) return loaded;
    return { ...loaded, preview: previewOf(picture.pixels, shown, previewLongSide) };
  } finally {
    picture.pixels.close();
  }
}

function previewOf(picture: ImageBitmap, { size, wideGamut }: PhotoFacts, longSide: number): ImageBitmap {
  return taken(drawnAt(picture, fitInside(size, longSide), wideGamut));
}

async function factsOf(source: PhotoSource): Promise<PhotoFacts> {
  const { bytes, header } = source;
  return {
    kind: header.kind,
    size: uprightSize(header),
    orientation: header.orientation,
    bytes: bytes.length,
    camera: cameraDataFrom(await readCamera(bytes, header)),
    wideGamut: await isWideGamutProfile(header.profile),
    lossless: header.kind === "jpeg" ? await losslessFacts(source) : null,
    deep: header.kind === "png" ? await deepFactsOf(source) : null,
  };
}

async function losslessFacts(source: PhotoSource): Promise<LosslessFacts> {
  const opened = openLossless(source.bytes);
  if ("refused" in opened) return { mcu: null, obstacle: opened.refused };
  return (await profileOf(source)) === "unknown"
    ? { mcu: null, obstacle: "profile" }
    : { mcu: opened.mcu, grey: opened.components === 1, obstacle: null };
}

function uprightSize({ coded, orientation }: PhotoHeader): Size {
  return swapsSides(orientation) ? { width: coded.height, height: coded.width } : coded;
}

/** The size that the browser sees, should it read the headers otherwise; decoded at n/8 it is not known. */
function sizeOf({ pixels, whole }: Picture): Size | null {
  return whole ? { width: pixels.width, height: pixels.height } : null;
}

/** JPEG, or PNG where the photo may be transparent. */
async function thumbnailOf(picture: ImageBitmap, { size, wideGamut }: PhotoFacts, alpha: boolean): Promise<Blob> {
  const canvas = drawnAt(picture, fitInside(size, THUMBNAIL_SIDE), wideGamut);
  try {
    return await canvas.convertToBlob(alpha ? { type: "image/png" } : { type: "image/jpeg", quality: 0.85 });
  } finally {
    release(canvas);
  }
}
