/** Gain map pixels in an AVIF or HEIC. */
import type { HeifGainMap } from "@matte/formats/gain-map";
import { decodeSamples } from "#platform/bitmap.ts";
import { bitmapOfCanvas, openContext } from "../shared/canvas.ts";
import { decodeHeicSamples } from "./heic.ts";

const MEDIA_TYPES: Readonly<Record<HeifGainMap["kind"], string>> = { avif: "image/avif", heic: "image/heic" };

/** Decodes samples as stored, neither turned nor cropped; null if undecodable. The caller closes them. */
export async function decodeHeifMap({ kind, bytes }: Pick<HeifGainMap, "kind" | "bytes">): Promise<ImageBitmap | null> {
  try {
    return await decodeSamples(new Blob([bytes], { type: MEDIA_TYPES[kind] }));
  } catch {
    return kind === "heic" ? decodeHeicSamples(bytes).catch(() => null) : null;
  }
}

/** Crops a map, closing the original. */
export function cropped(map: ImageBitmap, part: HeifGainMap["crop"]): ImageBitmap {
  if (part === null) return map;
  const size = {
    width: Math.max(1, Math.round(part.width * map.width)),
    height: Math.max(1, Math.round(part.height * map.height)),
  };
  const context = openContext(size, false);
  context.drawImage(map, -Math.round(part.left * map.width), -Math.round(part.top * map.height));
  map.close();
  return bitmapOfCanvas(context.canvas);
}
