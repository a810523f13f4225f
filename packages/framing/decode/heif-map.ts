/** Gain map pixels in an AVIF or HEIC. */
import type { Box, Size } from "@matte/engine";
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
export function croppedMap(map: ImageBitmap, part: HeifGainMap["crop"]): ImageBitmap {
  if (part === null) return map;
  const { x, y, width, height } = partInPixels(part, map);
  const context = openContext({ width, height }, false);
  context.drawImage(map, -x, -y);
  map.close();
  return bitmapOfCanvas(context.canvas);
}

/** Rounds a part's edges, at least a pixel apart: a rounded size would move the far one by up to a pixel. */
export function partInPixels(part: NonNullable<HeifGainMap["crop"]>, { width, height }: Size): Box {
  const [x, right] = edgesIn(part.left, part.width, width);
  const [y, bottom] = edgesIn(part.top, part.height, height);
  return { x, y, width: right - x, height: bottom - y };
}

function edgesIn(start: number, share: number, length: number): readonly [from: number, to: number] {
  const from = Math.min(Math.round(start * length), length - 1);
  return [from, Math.max(from + 1, Math.min(length, Math.round((start + share) * length)))];
}
