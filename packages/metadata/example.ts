import { composeMetadata } from "@matte/metadata";
import { packetOf } from "@matte/metadata/xmp";
import { NO_PROFILE } from "@matte/pixels/bytes";

/**
 * Removes the coordinates from an XMP packet and keeps everything else that is true of a copy.
 * @returns null if nothing is left
 */
export function withoutCoordinates(
  packet: string,
  size: { readonly width: number; readonly height: number },
): string | null {
  const xmp = new TextEncoder().encode(packet);
  const carried = { exif: null, xmp, extendedXmp: null, resources: null, profile: NO_PROFILE };
  const edit = {
    size,
    orientation: "keep",
    colour: "keep",
    keepLocation: false,
    density: null,
    credits: null,
  } as const;
  const { xmp: document } = composeMetadata(carried, edit);
  return document === null ? null : new TextDecoder().decode(packetOf(document));
}
