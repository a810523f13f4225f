import { collectMetadata, probe, writeMetadata } from "@matte/formats";
import { type FallbackReason, frameLossless, openLossless } from "@matte/jpeg/lossless";
import { composeMetadata } from "@matte/metadata";
import { join } from "@matte/pixels/bytes";

const PAINT = { background: [255, 255, 255], flats: [], overlays: [], draw: () => new Uint8ClampedArray() } as const;

/** Adds a white frame, three blocks wide, to a JPEG without encoding its photo again, and removes the location. */
export async function addFrame(file: Uint8Array): Promise<Uint8Array<ArrayBuffer> | FallbackReason> {
  const probed = probe(file);
  if (probed.status !== "photo") throw new TypeError(`The file is ${probed.status}.`);
  const source = openLossless(file);
  if ("fallbackReason" in source) return source.fallbackReason;
  // The photo's corner must be on the MCU grid.
  const photo = { x: 3 * source.mcu.width, y: 3 * source.mcu.height };
  const size = { width: source.width + 2 * photo.x, height: source.height + 2 * photo.y };
  const framed = frameLossless(source, { canvas: size, photo }, PAINT);
  if ("fallbackReason" in framed) return framed.fallbackReason;
  const edit = {
    size,
    orientation: "keep",
    colour: "keep",
    keepLocation: false,
    density: null,
    credits: null,
  } as const;
  return join(writeMetadata(framed, composeMetadata(await collectMetadata(file), edit)));
}
