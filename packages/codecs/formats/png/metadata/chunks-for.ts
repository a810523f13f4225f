import { datasetsOf } from "../../../metadata/iptc/edit.ts";
import { xmpOf } from "../../../metadata/iptc/to-xmp.ts";
import type { ExportMetadata } from "../../../metadata/types.ts";
import { EMPTY, together } from "../../../metadata/xmp/document.ts";
import { packetOf } from "../../../metadata/xmp/packet.ts";
import type { PngChunk } from "../chunks.ts";
import { xmpText } from "./text.ts";

/** PNG chunks that hold this metadata. PNG has no place for IPTC-IIM, so what only IPTC says is written as XMP. */
export function pngChunksOf({ exif, xmp, resources }: ExportMetadata): PngChunk[] {
  const document = together(xmp ?? EMPTY, xmpOf(datasetsOf(resources)));
  return [
    ...(exif === null ? [] : [{ type: "eXIf", data: exif }]),
    ...(document.properties.length === 0 ? [] : [{ type: "iTXt", data: xmpText(packetOf(document)) }]),
  ];
}
