/** The HEIF container, for AVIF and HEIC: ISO/IEC 23008-12 and 14496-12. */
import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { bigEndian32, latin } from "../bytes.ts";
import type { Orientation } from "../orientation.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Item with its property boxes. */
export interface HeifItemPlan {
  readonly type: string;
  readonly data: Uint8Array;
  readonly properties?: readonly Uint8Array[];
  /** The entry's content after the item's name. */
  readonly entry?: string;
  /** References to other items by position, such as `auxl`. */
  readonly references?: readonly { readonly type: string; readonly to: readonly number[] }[];
}

export function box(type: string, ...content: readonly Uint8Array[]): Bytes {
  const body = join(content);
  return join([bigEndian32(body.length + 8), latin(type), body]);
}

export function fullBox(type: string, version: number, ...content: readonly Uint8Array[]): Bytes {
  return box(type, Uint8Array.of(version, 0, 0, 0), ...content);
}

export function short(value: number): Bytes {
  return Uint8Array.of(value >> 8, value);
}

/**
 * Writes a file with its first item as the primary one.
 * @param brands the major one first
 * @param alternatives item positions; readers show the first they know
 */
export function writeHeif(
  brands: readonly string[],
  items: readonly HeifItemPlan[],
  alternatives: readonly number[] = [],
): Bytes {
  const [major = "mif1"] = brands;
  const head = box("ftyp", latin(major), new Uint8Array(4), ...brands.map(latin));
  const meta = (start: number): Bytes =>
    fullBox(
      "meta",
      0,
      fullBox("hdlr", 0, new Uint8Array(4), latin("pict"), new Uint8Array(13)),
      fullBox("pitm", 0, short(1)),
      fullBox("iinf", 0, short(items.length), ...items.map(entryOf)),
      ...(items.some(({ references }) => references !== undefined) ? [referencesOf(items)] : []),
      propertiesOf(items),
      ...(alternatives.length === 0 ? [] : [groupOf(alternatives, items.length)]),
      locations(items, start),
    );
  const start = head.length + meta(0).length + 8;
  return join([head, meta(start), box("mdat", ...items.map(({ data }) => data))]);
}

function entryOf({ type, entry = "" }: HeifItemPlan, index: number): Bytes {
  return fullBox("infe", 2, short(index + 1), short(0), latin(`${type}\0${entry}`));
}

function referencesOf(items: readonly HeifItemPlan[]): Bytes {
  const boxes = items.flatMap(({ references = [] }, index) =>
    references.map(({ type, to }) =>
      box(type, short(index + 1), short(to.length), ...to.map((position) => short(position + 1))),
    ),
  );
  return fullBox("iref", 0, ...boxes);
}

/** Writes a group of alternatives, with a separate number (ISO/IEC 14496-12 §8.18.3). */
function groupOf(alternatives: readonly number[], items: number): Bytes {
  const ids = alternatives.map((position) => bigEndian32(position + 1));
  return box("grpl", fullBox("altr", 0, bigEndian32(items + 1), bigEndian32(ids.length), ...ids));
}

/** Properties readers must not ignore: decoder configurations and transforms (ISO/IEC 23000-22 §7.3.6.7). */
const ESSENTIAL: ReadonlySet<string> = new Set(["av1C", "hvcC", "clap", "irot", "imir"]);

function typeOf(property: Uint8Array): string {
  return String.fromCharCode(...property.subarray(4, 8));
}

/** Gives each item copies of its properties; readers need not share them. */
function propertiesOf(items: readonly HeifItemPlan[]): Bytes {
  const all = items.flatMap(({ properties = [] }) => properties);
  const described = items.flatMap((item, index) => (item.properties === undefined ? [] : [{ index, item }]));
  let next = 1;
  const rows = described.map(({ index, item: { properties = [] } }) => {
    const indices = properties.map((property) => next++ | (ESSENTIAL.has(typeOf(property)) ? 0x80 : 0));
    return join([short(index + 1), Uint8Array.of(indices.length, ...indices)]);
  });
  return box("iprp", box("ipco", ...all), fullBox("ipma", 0, bigEndian32(rows.length), ...rows));
}

/** Writes 32-bit offsets and lengths. */
function locations(items: readonly HeifItemPlan[], start: number): Bytes {
  let at = start;
  const rows = items.map(({ data }, index) => {
    const row = join([short(index + 1), short(0), short(1), bigEndian32(at), bigEndian32(data.length)]);
    at += data.length;
    return row;
  });
  return fullBox("iloc", 0, Uint8Array.of(0x44, 0), short(items.length), ...rows);
}

/** Describes a picture's pixels. */
export function pictureProperties(
  { width, height }: { readonly width: number; readonly height: number },
  bits: readonly number[],
): Bytes[] {
  return [
    fullBox("ispe", 0, bigEndian32(width), bigEndian32(height)),
    fullBox("pixi", 0, Uint8Array.of(bits.length, ...bits)),
  ];
}

/** Writes ITU-T H.273 code points, full range. */
export function codePoints(primaries: number, transfer: number, matrix: number): Bytes {
  return box("colr", latin("nclx"), short(primaries), short(transfer), short(matrix), Uint8Array.of(0x80));
}

export function iccProfile(profile: Uint8Array): Bytes {
  return box("colr", latin("prof"), profile);
}

/** Quarter turns anticlockwise, then the mirror axis: 0 exchanges top and bottom, 1 left and right. */
const TRANSFORMS: Readonly<Record<Orientation, readonly [irot: number, imir: number | null]>> = {
  1: [0, null],
  2: [0, 1],
  3: [2, null],
  4: [0, 0],
  5: [1, 0],
  6: [3, null],
  7: [3, 0],
  8: [1, null],
};

/** Returns properties equivalent to an EXIF orientation. */
export function transforms(orientation: Orientation): Bytes[] {
  const [turns, axis] = TRANSFORMS[orientation];
  return [
    ...(turns === 0 ? [] : [box("irot", Uint8Array.of(turns))]),
    ...(axis === null ? [] : [box("imir", Uint8Array.of(axis))]),
  ];
}

/** Returns the primary picture's metadata. @param exif from its TIFF header on */
export function metadataItems(exif: Uint8Array | null, xmp: string | undefined): HeifItemPlan[] {
  const references = [{ type: "cdsc", to: [0] }];
  const packet = new TextEncoder().encode(xmp ?? "");
  return [
    ...(exif === null ? [] : [{ type: "Exif", data: join([bigEndian32(6), latin("Exif\0\0"), exif]), references }]),
    ...(xmp === undefined ? [] : [{ type: "mime", entry: "application/rdf+xml\0", data: packet, references }]),
  ];
}
