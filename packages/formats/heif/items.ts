/** HEIF items: pictures, metadata, and their positions (ISO/IEC 14496-12:2022 §8.11). */
import { type ByteRange, letters } from "@matte/pixels/bytes";
import { type Box, boxesIn, fullBox } from "./boxes.ts";
import { Cursor } from "./cursor.ts";

export interface HeifItem {
  readonly id: number;
  /** Such as `av01`, `hvc1`, `grid`, `Exif`. */
  readonly type: string;
  /** Media type for an uncompressed `mime` item. */
  readonly mediaType: string | null;
}

/** Reference to other items, such as `auxl` from an auxiliary picture to its master (§8.11.12). */
interface ItemReference {
  readonly type: string;
  readonly from: number;
  readonly to: readonly number[];
}

export interface HeifItems {
  /** In the `meta` box. */
  readonly boxes: readonly Box[];
  readonly primary: number | null;
  readonly items: readonly HeifItem[];
  readonly references: readonly ItemReference[];
  readonly places: ReadonlyMap<number, readonly ByteRange[]>;
}

/** For the whole file: a phone's photo has fifty, a 500-megapixel one 2,000. */
const MAX_PLACES = 65_536;

/** Reads a file's items; null without a `meta` box. */
export function readItems(bytes: Uint8Array, top: readonly Box[]): HeifItems | null {
  const meta = top.find(({ type }) => type === "meta");
  if (meta === undefined) return null;
  const boxes = boxesIn(bytes, fullBox(bytes, meta));
  const find = (wanted: string): Box | undefined => boxes.find(({ type }) => type === wanted);
  const [pitm, iinf, iloc, iref] = [find("pitm"), find("iinf"), find("iloc"), find("iref")];
  return {
    boxes,
    primary: pitm === undefined ? null : primaryOf(bytes, pitm),
    items: iinf === undefined ? [] : itemsOf(bytes, iinf),
    references: iref === undefined ? [] : referencesOf(bytes, iref),
    places: iloc === undefined ? new Map() : placesOf(bytes, iloc, find("idat")),
  };
}

function primaryOf(bytes: Uint8Array, box: Box): number {
  const { version, ...rest } = fullBox(bytes, box);
  return new Cursor(bytes, rest).number(version === 0 ? 2 : 4);
}

function itemsOf(bytes: Uint8Array, box: Box): HeifItem[] {
  const { version, start, end } = fullBox(bytes, box);
  const entries = boxesIn(bytes, { start: start + (version === 0 ? 2 : 4), end });
  return entries.filter(({ type }) => type === "infe").map((entry) => itemOf(bytes, entry));
}

/** §8.11.6: number, protection, type, name; for `mime` its media type and encoding. */
function itemOf(bytes: Uint8Array, entry: Box): HeifItem {
  const { version, ...rest } = fullBox(bytes, entry);
  const cursor = new Cursor(bytes, rest);
  const id = cursor.number(version < 3 ? 2 : 4);
  cursor.number(2);
  const type = letters(bytes, cursor.at, 4);
  cursor.number(4);
  if (type !== "mime") return { id, type, mediaType: null };
  cursor.text();
  const mediaType = cursor.text();
  const encoding = cursor.isPast ? "" : cursor.text();
  return { id, type, mediaType: encoding === "" ? mediaType : null };
}

function referencesOf(bytes: Uint8Array, box: Box): ItemReference[] {
  const { version, ...rest } = fullBox(bytes, box);
  const size = version === 0 ? 2 : 4;
  return boxesIn(bytes, rest).map((reference) => {
    const cursor = new Cursor(bytes, reference);
    const from = cursor.number(size);
    const count = cursor.number(2);
    const to: number[] = [];
    while (to.length < count && !cursor.isPast) to.push(cursor.number(size));
    return { type: reference.type, from, to };
  });
}

/** §8.11.3: number sizes, then each item's base and extents. */
function placesOf(bytes: Uint8Array, box: Box, data: Box | undefined): Map<number, ByteRange[]> {
  const { version, ...rest } = fullBox(bytes, box);
  const cursor = new Cursor(bytes, rest);
  const sizes = cursor.number(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const places = new Map<number, ByteRange[]>();
  let total = 0;
  for (let left = cursor.number(version < 2 ? 2 : 4); left > 0 && !cursor.isPast; left -= 1) {
    const id = cursor.number(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : cursor.number(2) & 15;
    cursor.number(2);
    const base = cursor.number(baseSize) + (method === 1 ? (data?.start ?? 0) : 0);
    const ranges: ByteRange[] = [];
    for (let more = cursor.number(2); more > 0 && !cursor.isPast && total < MAX_PLACES; more -= 1) {
      cursor.number(indexSize);
      const start = base + cursor.number(offsetSize);
      ranges.push({ start, end: start + cursor.number(lengthSize) });
      total += 1;
    }
    // Other methods refer to another file or to other items.
    if (method < 2) places.set(id, ranges);
  }
  return places;
}
