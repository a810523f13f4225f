import type { ByteRange } from "@matte/pixels/bytes";
import { corrupt, photo, type PhotoProbe, truncated, unsupported } from "../header.ts";
import type { PhotoKind } from "../registry.ts";
import { boxesIn } from "./boxes.ts";
import { apertureOf } from "./crop.ts";
import { auxiliaries, exifPlaces, type HeifFile, openHeif, xmpPlaces } from "./open.ts";
import { orientationOf, profileOf, samplesOf, sizeOf } from "./properties.ts";

const ALPHA: ReadonlySet<string> = new Set([
  "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha",
  "urn:mpeg:hevc:2015:auxid:1",
]);

/** Reads the primary picture's header. @param name the format's, for files other than still pictures */
export function probeHeif(bytes: Uint8Array, kind: PhotoKind, name: string): PhotoProbe {
  const file = openHeif(bytes);
  if (file === null) return withoutPicture(bytes, name);
  const properties = file.properties.get(file.primary ?? -1) ?? [];
  const whole = sizeOf(bytes, properties);
  const aperture = whole && apertureOf(bytes, properties, whole);
  const coded = aperture?.part ?? whole;
  if (isCut(bytes, file)) return truncated(coded);
  if (coded === null) return corrupt("no size of a primary picture");
  return photo({
    kind,
    coded: { width: coded.width, height: coded.height },
    ...(aperture && { aperture }),
    // EXIF repeats the orientation, but only these transforms apply (ISO/IEC 23000-22 §7.3.6.1).
    orientation: orientationOf(bytes, properties),
    ...samplesOf(bytes, properties),
    alpha: auxiliaries(bytes, file).some(({ type }) => ALPHA.has(type)),
    profile: profileOf(bytes, properties),
    exif: onlyRange(exifPlaces(bytes, file)),
    xmp: onlyRange(xmpPlaces(file)),
    exifChunk: null,
  });
}

/** Moving pictures, or a file ending before its item list. */
function withoutPicture(bytes: Uint8Array, name: string): PhotoProbe {
  const boxes = boxesIn(bytes, { start: 0, end: bytes.length });
  if (boxes.some(({ type }) => type === "moov")) return unsupported(`animated ${name}`);
  return (boxes.at(-1)?.end ?? 0) >= bytes.length ? truncated(null) : corrupt("no meta box");
}

function isCut({ length }: Uint8Array, { top, places }: HeifFile): boolean {
  if (top.some(({ end }) => end > length)) return true;
  for (const ranges of places.values()) if (ranges.some(({ end }) => end > length)) return true;
  return false;
}

/** Null if the data are in several places and must be collected. */
function onlyRange(places: readonly ByteRange[]): ByteRange | null {
  const [first, ...rest] = places;
  return first === undefined || rest.length > 0 ? null : first;
}
