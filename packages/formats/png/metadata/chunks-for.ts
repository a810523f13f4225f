import { type ExportMetadata, packetWithIptc } from "@matte/metadata";
import type { PngChunk } from "@matte/png";
import { textChunk, xmpText } from "./text.ts";

const METRES_PER_INCH = 0.0254;

/** Writes metadata as PNG chunks. */
export function pngChunksOf(metadata: ExportMetadata): PngChunk[] {
  const { exif, density } = metadata;
  const packet = packetWithIptc(metadata);
  return [
    ...(density === null ? [] : [physicalSize(density)]),
    ...(exif === null ? [] : [{ type: "eXIf", data: exif }]),
    ...(packet === null ? [] : [{ type: "iTXt", data: xmpText(packet) }]),
    ...(metadata.texts ?? []).map(textChunk),
  ];
}

/** Pixels per metre in both directions, PNG 3rd edition §11.3.4.3. */
function physicalSize(density: number): PngChunk {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  for (const at of [0, 4]) view.setUint32(at, Math.round(density / METRES_PER_INCH));
  view.setUint8(8, 1);
  return { type: "pHYs", data };
}
