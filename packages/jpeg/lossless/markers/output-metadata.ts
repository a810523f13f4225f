import { u8 } from "@matte/pixels/bytes";
import { isColourSegment } from "./colour-model.ts";
import { APP0, type JpegSegment } from "@matte/pixels/segments";
import { isJfif, jfifWith } from "../../jfif.ts";
import type { LosslessOptions } from "../types.ts";
import type { Picture } from "./picture.ts";

const JFIF_HEADER = 14;

type Replacement = Pick<LosslessOptions, "segments" | "density">;

/**
 * Segments of a framed picture: the photo's or their replacements. JFIF's and Adobe's always stay because they give the components
 * their meaning.
 */
export function outputMetadata(
  { metadata: own, colour }: Pick<Picture, "metadata" | "colour">,
  { segments, density = null }: Replacement,
): readonly JpegSegment[] {
  if (segments === undefined) return own;
  const kept = own.filter(isColourSegment).map(withoutThumbnail);
  return [
    ...(density === null || colour === "rgb" ? kept : withDensity(kept, density)),
    ...segments.filter((segment) => !isColourSegment(segment)),
  ];
}

/** With JFIF components are YCbCr, which they are without it, too. */
function withDensity(kept: readonly JpegSegment[], density: number): readonly JpegSegment[] {
  return [jfifWith(density, kept.find(isJfif)), ...kept.filter((segment) => !isJfif(segment))];
}

/** Removes JFIF's thumbnail (ITU-T T.871 §10.1), which shows the photo without its frame, and anything else after the header. */
function withoutThumbnail(segment: JpegSegment): JpegSegment {
  const { marker, payload } = segment;
  const isPlain = payload.length <= JFIF_HEADER && u8(payload, 12) === 0 && u8(payload, 13) === 0;
  if (marker !== APP0 || isPlain) return segment;
  const header = payload.slice(0, JFIF_HEADER);
  header.fill(0, 12);
  return { marker, payload: header };
}
