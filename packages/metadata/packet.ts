import { datasetsOf } from "./iptc/edit.ts";
import { xmpOf } from "./iptc/to-xmp.ts";
import type { ExportMetadata } from "./types.ts";
import { EMPTY, together } from "./xmp/document.ts";
import { packetOf } from "./xmp/packet.ts";

/**
 * Writes XMP with everything that only IPTC says, for containers without IPTC-IIM. Returns null if there is nothing to write.
 */
export function packetWithIptc({ xmp, resources }: ExportMetadata): Uint8Array | null {
  const document = together(xmp ?? EMPTY, xmpOf(datasetsOf(resources)));
  return document.properties.length === 0 ? null : packetOf(document);
}
