import { exifPrefixLength, NO_PROFILE } from "@matte/pixels/bytes";
import type { CarriedMetadata } from "@matte/metadata";
import { riffChunks } from "./chunks.ts";

/** Collects a WebP's metadata, RFC 9649 §2.7.1.4 and §2.7.1.5. */
export function collectWebp(webp: Uint8Array): CarriedMetadata {
  const whole = [...riffChunks(webp)].filter(({ end }) => end <= webp.length);
  const data = (wanted: string): Uint8Array | null => {
    const chunk = whole.find(({ type }) => type === wanted);
    return chunk === undefined ? null : webp.slice(chunk.start, chunk.end);
  };
  const exif = data("EXIF");
  const profile = data("ICCP");
  return {
    exif: exif && exif.subarray(exifPrefixLength(exif)),
    xmp: data("XMP "),
    extendedXmp: null,
    resources: null,
    profile: profile === null ? NO_PROFILE : { kind: "icc", bytes: profile },
  };
}
