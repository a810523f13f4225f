/** HEIF gain map: an ISO 21496-1 tone map, or Apple's auxiliary picture. */
import type { PixelSize } from "@matte/pixels/bytes";
import { EMPTY, readXmp } from "@matte/metadata/xmp";
import { appleNoteStops } from "../jpeg/gain-map/apple-note.ts";
import { isoMetadata, isoUsesBaseColours } from "../jpeg/gain-map/iso-21496.ts";
import type { GainMetadata } from "../jpeg/gain-map/types.ts";
import { appleMapMetadata } from "../jpeg/gain-map/xmp-metadata.ts";
import { type Crop, cropOf } from "./crop.ts";
import { itemFile } from "./item-file.ts";
import { auxiliaries, collected, exifPlaces, type HeifFile, openHeif, xmpPlaces } from "./open.ts";
import { orientationOf, profileOf, samplesOf, sizeOf } from "./properties.ts";

/** Gain map as a separate file with its samples as stored. */
export interface HeifGainMap {
  readonly kind: "avif" | "heic";
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly size: PixelSize;
  /** 1 for a grey map, else 3. */
  readonly components: number;
  readonly metadata: GainMetadata;
  /** EXIF orientation making the map upright. */
  readonly orientation: number;
  /** Part matching a photo's clean aperture; null for all of it. */
  readonly crop: Crop | null;
}

/** `damaged` if the file claims an unreadable gain map, `left-out` for one that JPEG cannot express; null for none. */
export type FoundHeifGainMap = HeifGainMap | "damaged" | "left-out" | null;

/** Map item and its metadata, null if damaged. */
interface Claim {
  readonly map: number | undefined;
  readonly metadata: GainMetadata | "left-out" | null;
}

const APPLE = "urn:com:apple:photo:2020:aux:hdrgainmap";
const TRANSFORMS: ReadonlySet<string> = new Set(["clap", "irot", "imir"]);
/** For tone map metadata, EXIF and XMP. */
const LARGEST_BLOCK = 4 * 1024 * 1024;
/** Maps per kind; cameras write one. Each takes a pass over the file. */
const MAX_CLAIMS = 4;

/** Finds a photo's gain map. ISO 21496-1's takes precedence, since phones write Apple's too. Never throws. */
export function findHeifGainMap(bytes: Uint8Array): FoundHeifGainMap {
  const file = openHeif(bytes);
  if (file === null || file.primary === null) return null;
  const { primary } = file;
  const claims = [...toneMaps(bytes, file, primary), ...appleMaps(bytes, file)];
  const found = claims.map((claim) => mapOf(bytes, file, primary, claim));
  return found.find((one) => one !== null && typeof one === "object") ?? found[0] ?? null;
}

/** The primary picture's tone maps (ISO/IEC 23008-12:2022/Amd 1) derive from it and from the map, in this order. */
function toneMaps(bytes: Uint8Array, file: HeifFile, primary: number): Claim[] {
  return file.items
    .filter(({ type }) => type === "tmap")
    .slice(0, MAX_CLAIMS)
    .map(({ id }) => {
      const [base, map] = file.references.find(({ type, from }) => type === "dimg" && from === id)?.to ?? [];
      return { base, map, metadata: toneMapMetadata(bytes, file, id, primary) };
    })
    .filter(({ base }) => base === undefined || base === primary);
}

/** Version 0, then ISO 21496-1's block. */
function toneMapMetadata(bytes: Uint8Array, file: HeifFile, id: number, primary: number): Claim["metadata"] {
  const content = collected(bytes, file.places.get(id) ?? [], LARGEST_BLOCK);
  if (content === null || content[0] !== 0) return null;
  const block = content.subarray(1);
  const metadata = isoMetadata(block);
  if (metadata === null) return null;
  // The picture is HDR, and the map leads to SDR.
  if (metadata.baseHeadroom > metadata.alternateHeadroom) return "left-out";
  const isForBase = isoUsesBaseColours(block) || isAlike(metadata) || haveSamePrimaries(bytes, file, primary, id);
  return isForBase ? metadata : "left-out";
}

/** True if all colours, and so all primaries, have the same gains. */
function isAlike({ channels: [red, green, blue] }: GainMetadata): boolean {
  const text = JSON.stringify(red);
  return text === JSON.stringify(green) && text === JSON.stringify(blue);
}

function haveSamePrimaries(bytes: Uint8Array, { properties }: HeifFile, one: number, other: number): boolean {
  const [own, alternate] = [one, other].map((id) => profileOf(bytes, properties.get(id) ?? []));
  if (own?.kind === "cicp" && alternate?.kind === "cicp") return own.primaries === alternate.primaries;
  if (own?.kind !== "icc" || alternate?.kind !== "icc") return alternate?.kind === "none";
  const { bytes: profile } = alternate;
  return own.bytes.length === profile.length && own.bytes.every((byte, at) => byte === profile[at]);
}

/** Apple's auxiliary pictures. The headroom is in the map's XMP or the photo's maker note. */
function appleMaps(bytes: Uint8Array, file: HeifFile): Claim[] {
  return auxiliaries(bytes, file)
    .filter(({ type }) => type === APPLE)
    .slice(0, MAX_CLAIMS)
    .map(({ id }) => {
      const xmp = collected(bytes, xmpPlaces(file, id), LARGEST_BLOCK);
      const exif = collected(bytes, exifPlaces(bytes, file), LARGEST_BLOCK);
      const document = (xmp === null ? null : readXmp(xmp)) ?? EMPTY;
      return { map: id, metadata: appleMapMetadata(document, exif === null ? null : appleNoteStops(exif)) };
    });
}

function mapOf(bytes: Uint8Array, file: HeifFile, primary: number, { map, metadata }: Claim): FoundHeifGainMap {
  if (metadata === "left-out") return metadata;
  if (map === undefined || metadata === null) return "damaged";
  if (metadata.baseHeadroom === metadata.alternateHeadroom) return null;
  const own = file.properties.get(map) ?? [];
  const photo = file.properties.get(primary) ?? [];
  const [size, whole] = [sizeOf(bytes, own), sizeOf(bytes, photo)];
  const held = itemFile(bytes, file, map);
  if (held === null || size === null || whole === null || isLarger(size, whole)) return "damaged";
  // A map without transforms has its photo's (ISO/IEC 23008-12 §7.5.2).
  const transforms = own.some(({ type }) => TRANSFORMS.has(type)) ? own : photo;
  return {
    kind: held.kind,
    bytes: held.bytes,
    size,
    components: samplesOf(bytes, held.properties).components === 1 && isAlike(metadata) ? 1 : 3,
    metadata,
    orientation: orientationOf(bytes, transforms),
    crop: cropOf(bytes, transforms, transforms === own ? size : whole),
  };
}

/** No camera writes a map with more pixels than its photo. */
function isLarger(map: PixelSize, photo: PixelSize): boolean {
  return map.width * map.height > photo.width * photo.height;
}
