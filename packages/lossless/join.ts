import { composeMetadata } from "@matte/metadata";
import { joinLossless, type SheetPart } from "@matte/jpeg/lossless";
import type { JpegSegment } from "@matte/pixels/segments";
import { segmentsLike } from "@matte/formats";
import { isOneSize, sheetGaps } from "@matte/engine";
import { intoUpright, orientedSize, storedBox } from "@matte/framing/read/orientation.ts";
import { storedSheet } from "@matte/framing/sheet/stored-sheet.ts";
import { frameSource } from "./frame.ts";
import { type JpegSource, openSource } from "./source.ts";
import { sidesOf } from "./sides.ts";
import type { Joined, JoinOptions } from "./types.ts";
import { losslessError } from "./reasons.ts";

const NOTHING = { exif: null, xmp: null, extendedXmp: null, resources: null };

/** Joins JPEGs of one coding into one, and frames it. */
export async function joinSources(sources: readonly JpegSource[], options: JoinOptions): Promise<Joined> {
  const [first] = sources;
  if (first === undefined || sources.length < 2) throw new RangeError("A joined picture has at least two photos.");
  const { orientation } = first.header;
  const sizes = sources.map(({ header, opened }) => orientedSize(header.orientation, opened));
  if (!isOneSize(sizes, options.arrangement)) throw losslessError("different-sizes");
  if (sources.some(({ header }) => header.orientation !== orientation)) throw losslessError("different-turns");
  if (sources.some((source) => profileOf(source) !== profileOf(first))) throw losslessError("different-profiles");
  const plan = { arrangement: options.arrangement, gap: options.gap ?? 0 };
  const sheet = storedSheet(sizes, plan, { orientation, mcu: first.opened.mcu });
  if (sheet === null) throw losslessError("gap");
  const placed = sources.map(({ opened }, n) => ({ source: opened, ...cornerOf(sheet.places[n]) }));
  const joined = joinLossless(placed, sheet.size, { segments: segmentsOf(first, sheet.size) });
  if ("fallbackReason" in joined) throw losslessError(joined.fallbackReason, joined.detail);
  const to = intoUpright(orientation, sheet.size);
  const places = joined.parts.map(({ photo }) => storedBox(to, photo));
  return framedSheet(joined, { places, size: orientedSize(orientation, sheet.size), options });
}

function cornerOf(place: { readonly x: number; readonly y: number } | undefined) {
  return { x: place?.x ?? 0, y: place?.y ?? 0 };
}

async function framedSheet(
  { jpeg, parts }: { readonly jpeg: Uint8Array<ArrayBuffer>; readonly parts: readonly SheetPart[] },
  { places, size, options }: Omit<Joined, "file"> & { readonly options: JoinOptions },
): Promise<Joined> {
  const gaps = sheetGaps({ size, places });
  const matte = sidesOf(options.matte ?? 0);
  const framed = await frameSource(openSource(jpeg), { ...options, matte, crop: null, gaps, parts });
  const { left, top } = framed.matte;
  return {
    file: framed.file,
    size: framed.size,
    places: places.map((place) => ({ ...place, x: place.x + left, y: place.y + top })),
  };
}

/** The first photo's colours and orientation: other metadata is not true of all photos. */
function segmentsOf({ bytes, header }: JpegSource, size: Joined["size"]): readonly JpegSegment[] {
  const metadata = composeMetadata(
    { ...NOTHING, profile: header.profile },
    { size, orientation: header.orientation, colour: "keep", keepLocation: false, density: null, credits: null },
  );
  return segmentsLike(bytes, metadata);
}

function profileOf({ header: { profile } }: JpegSource): string {
  return "bytes" in profile ? `${profile.kind} ${profile.bytes.join()}` : JSON.stringify(profile);
}
