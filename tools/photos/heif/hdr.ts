/** HDR photos as HEIF files: a picture with Apple's gain map, or with an ISO 21496-1 tone map. */
import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { latin } from "../bytes.ts";
import { isoBlock } from "../hdr/metadata.ts";
import { type Orientation, storedFor } from "../orientation.ts";
import type { Pixels } from "../row-source.ts";
import { scenePixels } from "../scenes/index.ts";
import { greyHevcOf, hevcOf } from "./hevc.ts";
import { tiled } from "./tiles.ts";
import {
  codePoints,
  fullBox,
  type HeifItemPlan,
  metadataItems,
  pictureProperties,
  transforms,
  writeHeif,
} from "./writer.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export const HDR_SIZE = { width: 300, height: 200 };
/** Photo pixels per map pixel. */
const SCALE = 2;
/** The map's tile side. */
const TILE = 64;

/** The tone map's ranges for its three channels. */
export const TONE_MAP_RANGES = [
  [-1, 2, 1],
  [-0.5, 2.5, 1],
  [0, 3, 1],
] as const;

/** Encoded picture: its decoder configuration, and its data. */
export interface Encoded {
  readonly type: "av01" | "hvc1";
  readonly config: Uint8Array;
  readonly data: Uint8Array;
}

/** An HDR photo's parts for a test to change. */
export interface HdrHeifOptions {
  /** Apple's auxiliary picture, an ISO 21496-1 tone map, or a map that is both. */
  readonly form: "apple" | "iso" | "both";
  readonly orientation?: Orientation;
  /** Further properties for the photo and the map; by default both have the photo's transforms. */
  readonly photoProperties?: readonly Uint8Array[];
  readonly mapProperties?: readonly Uint8Array[];
  readonly exif?: Uint8Array;
  /** XMP about the map. */
  readonly mapXmp?: string;
  /** The tone map's content after its version. */
  readonly block?: Uint8Array;
  /** The tone map's colours, in code points. */
  readonly alternate?: Uint8Array;
}

/** Draws the scene `marks`, stored for an orientation: the photo and its map. */
export function hdrPixels(orientation: Orientation): { readonly photo: Pixels; readonly map: Pixels } {
  const { width, height } = HDR_SIZE;
  const stored = (scale: number): Pixels => storedFor(orientation, scenePixels("marks", width / scale, height / scale));
  return { photo: stored(1), map: stored(SCALE) };
}

/** Makes an HDR photo as HEIC: Apple's map is grey, the tone map's is a grid with coloured tiles. */
export function hdrHeic(options: HdrHeifOptions): Bytes {
  const { photo, map } = hdrPixels(options.orientation ?? 1);
  const hevc = (pixels: Pixels): HeifItemPlan => ({ type: "hvc1", ...described(pixels, encodedHevc(pixels)) });
  const grey = { type: "hvc1", ...described(map, { type: "hvc1", ...greyHevcOf(map) }, [8]) };
  const maps = options.form === "apple" ? [grey] : gridOf(map, hevc);
  return writeHdr(["heic", "mif1", "miaf", "tmap"], hevc(photo), maps, options);
}

/** Joins encoded pictures into an HDR photo. */
export function hdrOf(
  photo: readonly [Pixels, Encoded],
  map: readonly [Pixels, Encoded],
  options: HdrHeifOptions,
): Bytes {
  const item = ([pixels, encoded]: readonly [Pixels, Encoded]): HeifItemPlan => ({
    type: encoded.type,
    ...described(pixels, encoded),
  });
  return writeHdr(["avif", "mif1", "miaf", "tmap"], item(photo), [item(map)], options);
}

function encodedHevc(pixels: Pixels): Encoded {
  return { type: "hvc1", ...hevcOf(pixels) };
}

function described(pixels: Pixels, { config, data }: Encoded, bits = [8, 8, 8]): Omit<HeifItemPlan, "type"> {
  return { data, properties: [config, ...pictureProperties(pixels, bits), codePoints(1, 13, 6)] };
}

/** Returns the file's second item and the tiles after it. */
function gridOf(map: Pixels, encode: (tile: Pixels) => HeifItemPlan): HeifItemPlan[] {
  const { grid, tiles } = tiled(map, TILE);
  const references = [{ type: "dimg", to: tiles.map((_, index) => index + 2) }];
  return [
    { type: "grid", data: grid, properties: pictureProperties(map, [8, 8, 8]), references },
    ...tiles.map(encode),
  ];
}

function writeHdr(
  brands: readonly string[],
  photo: HeifItemPlan,
  [map, ...tiles]: readonly HeifItemPlan[],
  options: HdrHeifOptions,
): Bytes {
  if (map === undefined) throw new RangeError("An HDR photo has a map.");
  const turns = transforms(options.orientation ?? 1);
  const { photoProperties = turns, mapProperties = turns, exif = null } = options;
  const [hasAuxiliary, hasToneMap] = [options.form !== "iso", options.form !== "apple"];
  const second = withProperties(map, mapProperties);
  const pictures = [withProperties(photo, photoProperties), hasAuxiliary ? auxiliary(second) : second, ...tiles];
  const toneMaps = hasToneMap ? [toneMap(hdrPixels(options.orientation ?? 1).photo, options)] : [];
  const items = [...pictures, ...toneMaps, ...mapPacket(options.mapXmp), ...metadataItems(exif, undefined)];
  return writeHeif(brands, items, hasToneMap ? [pictures.length, 0] : []);
}

function withProperties(item: HeifItemPlan, more: readonly Uint8Array[]): HeifItemPlan {
  return { ...item, properties: [...(item.properties ?? []), ...more] };
}

/** XMP for a map in Apple's first version, repeating the photo's position. */
export const APPLE_MAP_XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:HDRGainMap="http://ns.apple.com/HDRGainMap/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/"
 HDRGainMap:HDRGainMapVersion="65536" exif:GPSLatitude="46,31.18N" exif:GPSLongitude="6,37.94E"/>
</rdf:RDF></x:xmpmeta>`;

const APPLE_URN = "urn:com:apple:photo:2020:aux:hdrgainmap";

function auxiliary(map: HeifItemPlan): HeifItemPlan {
  const kind = fullBox("auxC", 0, latin(`${APPLE_URN}\0`));
  const references = [...(map.references ?? []), { type: "auxl", to: [0] }];
  return { ...withProperties(map, [kind]), references };
}

function mapPacket(xmp: string | undefined): HeifItemPlan[] {
  if (xmp === undefined) return [];
  const references = [{ type: "cdsc", to: [1] }];
  return [{ type: "mime", entry: "application/rdf+xml\0", data: new TextEncoder().encode(xmp), references }];
}

/** Without transforms: its pictures' apply. @param size the stored photo's */
function toneMap(size: Pick<Pixels, "width" | "height">, options: HdrHeifOptions): HeifItemPlan {
  const { block = isoBlock(TONE_MAP_RANGES), alternate = codePoints(1, 16, 6) } = options;
  return {
    type: "tmap",
    data: join([Uint8Array.of(0), block]),
    properties: [...pictureProperties(size, [10, 10, 10]), alternate],
    references: [{ type: "dimg", to: [0, 1] }],
  };
}
