import { datasetsOf } from "./iptc/edit.ts";
import { xmpOf } from "./iptc/to-xmp.ts";
import type { ExportMetadata } from "./types.ts";
import { EMPTY, together } from "./xmp/document.ts";
import { packetOf } from "./xmp/packet.ts";

/** XMP for containers without a place for IPTC-IIM: what only IPTC says is written as XMP. Null if there is nothing to write. */
export function packetWithIptc({ xmp, resources }: ExportMetadata): Uint8Array | null {
  const document = together(xmp ?? EMPTY, xmpOf(datasetsOf(resources)));
  return document.properties.length === 0 ? null : packetOf(document);
}
