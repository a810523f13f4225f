import { hasLetters } from "../../bytes.ts";
import { NO_PROFILE } from "../../header.ts";
import { riffChunks } from "./chunks.ts";
import type { CarriedMetadata } from "../../metadata/types.ts";

const EXIF_PREFIX = "Exif\0\0";

/** The metadata of a WebP, RFC 9649 §2.7.1.4 and §2.7.1.5. */
export function collectWebp(webp: Uint8Array): CarriedMetadata {
  const whole = [...riffChunks(webp)].filter(({ end }) => end <= webp.length);
  const data = (wanted: string): Uint8Array | null => {
    const chunk = whole.find(({ type }) => type === wanted);
    return chunk === undefined ? null : webp.slice(chunk.start, chunk.end);
  };
  const exif = data("EXIF");
  const prefixed = exif !== null && hasLetters(exif, 0, EXIF_PREFIX);
  const profile = data("ICCP");
  return {
    exif: prefixed ? exif.subarray(EXIF_PREFIX.length) : exif,
    xmp: data("XMP "),
    extendedXmp: null,
    resources: null,
    profile: profile === null ? NO_PROFILE : { kind: "icc", bytes: profile },
  };
}
