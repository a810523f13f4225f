/** HDR photos as HEIF files: a picture with Apple's gain map, or with a tone map of ISO 21496-1. */
import { join } from "../../../packages/codecs/bytes.ts";
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
/** Pixels of the photo per pixel of the map. */
const SCALE = 2;
/** Side of a tile of the map. */
const TILE = 64;

/** Ranges of the tone map's three channels. */
export const TONE_MAP_RANGES = [
  [-1, 2, 1],
  [-0.5, 2.5, 1],
  [0, 3, 1],
] as const;

/** Encoded picture: the configuration of its decoder, and its data. */
export interface Encoded {
  readonly type: "av01" | "hvc1";
  readonly config: Uint8Array;
  readonly data: Uint8Array;
}

/** Parts of an HDR photo that a test changes. */
export interface HdrHeifOptions {
  /** Apple's auxiliary picture, a tone map of ISO 21496-1, or a map that is both. */
  readonly form: "apple" | "iso" | "both";
  readonly orientation?: Orientation;
  /** Further properties of the photo and of the map; by default both have the photo's transforms. */
  readonly photoProperties?: readonly Uint8Array[];
  readonly mapProperties?: readonly Uint8Array[];
  readonly exif?: Uint8Array;
  /** Packet about the map. */
  readonly mapXmp?: string;
  /** Content of the tone map after its version. */
  readonly block?: Uint8Array;
  /** Colours of the tone map, in code points. */
  readonly alternate?: Uint8Array;
}

/** Pictures of the scene `marks`, stored for an orientation: the photo and its map. */
export function hdrPixels(orientation: Orientation): { readonly photo: Pixels; readonly map: Pixels } {
  const { width, height } = HDR_SIZE;
  const stored = (scale: number): Pixels => storedFor(orientation, scenePixels("marks", width / scale, height / scale));
  return { photo: stored(1), map: stored(SCALE) };
}

/** An HDR photo as HEIC: Apple's map is grey, the tone map's is a grid of tiles in colour. */
export function hdrHeic(options: HdrHeifOptions): Bytes {
  const { photo, map } = hdrPixels(options.orientation ?? 1);
  const hevc = (pixels: Pixels): HeifItemPlan => ({ type: "hvc1", ...described(pixels, encodedHevc(pixels)) });
  const grey = { type: "hvc1", ...described(map, { type: "hvc1", ...greyHevcOf(map) }, [8]) };
  const maps = options.form === "apple" ? [grey] : gridOf(map, hevc);
  return writeHdr(["heic", "mif1", "miaf", "tmap"], hevc(photo), maps, options);
}

/** An HDR photo of encoded pictures. */
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

/** The second item of the file and the tiles after it. */
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

/** Packet about a map of Apple's first version, which repeats the photo's position. */
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

/** Without transforms: those of its pictures apply. @param size of the stored photo */
function toneMap(size: Pick<Pixels, "width" | "height">, options: HdrHeifOptions): HeifItemPlan {
  const { block = isoBlock(TONE_MAP_RANGES), alternate = codePoints(1, 16, 6) } = options;
  return {
    type: "tmap",
    data: join([Uint8Array.of(0), block]),
    properties: [...pictureProperties(size, [10, 10, 10]), alternate],
    references: [{ type: "dimg", to: [0, 1] }],
  };
}
