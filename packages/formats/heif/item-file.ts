/** Writes one picture in a HEIF file as a separate file, for decoders accepting only whole files. */
import { type ByteRange, join, u8 } from "@matte/pixels/bytes";
import type { Box } from "./boxes.ts";
import { collected, type HeifFile } from "./open.ts";
import { latin1, long, short, writtenBox, writtenFullBox } from "./write-boxes.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export interface ItemFile {
  readonly kind: "avif" | "heic";
  readonly bytes: Bytes;
  readonly properties: readonly Box[];
}

interface Part {
  readonly type: string;
  readonly data: Uint8Array;
  readonly properties: readonly Box[];
}

/** By picture coding. */
const KINDS: ReadonlyMap<string, ItemFile["kind"]> = new Map([
  ["av01", "avif"],
  ["hvc1", "heic"],
]);
/** Properties describing samples, one each. Without transforms and profiles, decoders return samples as stored. */
const KEPT: ReadonlySet<string> = new Set(["ispe", "pixi", "av1C", "hvcC", "colr"]);
/** Bit in the index of properties that readers must not ignore (ISO/IEC 23000-22 §7.3.6.7). */
const ESSENTIAL: Readonly<Record<string, number>> = { av1C: 0x8000, hvcC: 0x8000 };
/** Phones write 48. */
const MAX_TILES = 1024;

/**
 * Writes a file with one picture and its tiles, without transforms, profile and metadata.
 * @returns null for codings other than AV1 and HEVC, and for missing data
 */
export function itemFile(bytes: Uint8Array, file: HeifFile, id: number): ItemFile | null {
  const ids = [id, ...tilesOf(file, id)];
  const places = ids.map((one) => file.places.get(one) ?? []);
  // A hostile file may place many items on the same data.
  if (lengthOf(places.flat()) > bytes.length) return null;
  const parts = ids.map((one) => partOf(bytes, file, one)).filter((part) => part !== null);
  const kind = KINDS.get(parts.at(-1)?.type ?? "");
  if (kind === undefined || parts.length < ids.length) return null;
  return { kind, bytes: fileOf(kind, bytes, parts), properties: parts.flatMap((part) => part.properties) };
}

/** Returns a grid's tiles; none for a picture coded as a whole. */
function tilesOf({ items, references }: HeifFile, id: number): readonly number[] {
  if (!items.some((item) => item.id === id && item.type === "grid")) return [];
  return (references.find(({ type, from }) => type === "dimg" && from === id)?.to ?? []).slice(0, MAX_TILES);
}

function lengthOf(places: readonly ByteRange[]): number {
  return places.reduce((sum, { start, end }) => sum + end - start, 0);
}

function partOf(bytes: Uint8Array, { items, places, properties }: HeifFile, id: number): Part | null {
  const item = items.find((one) => one.id === id);
  const data = collected(bytes, places.get(id) ?? [], bytes.length);
  if (item === undefined || data === null) return null;
  const kept = new Map<string, Box>();
  for (const box of properties.get(id) ?? []) {
    if (KEPT.has(box.type) && !isProfile(bytes, box) && !kept.has(box.type)) kept.set(box.type, box);
  }
  return { type: item.type, data, properties: [...kept.values()] };
}

/** A decoder would convert samples by an ICC profile. */
function isProfile(bytes: Uint8Array, { type, start }: Box): boolean {
  return type === "colr" && u8(bytes, start) !== "n".charCodeAt(0);
}

function fileOf(kind: ItemFile["kind"], source: Uint8Array, parts: readonly Part[]): Bytes {
  const brands = [kind, "mif1", "miaf"].map(latin1);
  const head = writtenBox("ftyp", latin1(kind), long(0), ...brands);
  const entries = parts.map(({ type }, index) =>
    writtenFullBox("infe", { version: 2 }, short(index + 1), short(0), latin1(`${type}\0`)),
  );
  const tiles = parts.slice(1).map((_, index) => short(index + 2));
  const meta = (start: number): Bytes =>
    writtenFullBox(
      "meta",
      {},
      writtenFullBox("hdlr", {}, long(0), latin1("pict"), new Uint8Array(13)),
      writtenFullBox("pitm", {}, short(1)),
      writtenFullBox("iinf", {}, short(parts.length), ...entries),
      ...(tiles.length === 0
        ? []
        : [writtenFullBox("iref", {}, writtenBox("dimg", short(1), short(tiles.length), ...tiles))]),
      propertiesOf(source, parts),
      placesOf(parts, start),
    );
  const start = head.length + meta(0).length + 8;
  return join([head, meta(start), writtenBox("mdat", ...parts.map(({ data }) => data))]);
}

/** Tiles share properties as in the source. */
function propertiesOf(source: Uint8Array, parts: readonly Part[]): Bytes {
  const all = [...new Set(parts.flatMap(({ properties }) => properties))];
  const indices = new Map(all.map((box, index) => [box, (index + 1) | (ESSENTIAL[box.type] ?? 0)]));
  const rows = parts.map(({ properties }, index) => {
    const own = properties.map((box) => short(indices.get(box) ?? 0));
    return join([short(index + 1), Uint8Array.of(own.length), ...own]);
  });
  const copies = all.map((box) => writtenBox(box.type, contentOf(source, box)));
  const associations = writtenFullBox("ipma", { flags: 1 }, long(rows.length), ...rows);
  return writtenBox("iprp", writtenBox("ipco", ...copies), associations);
}

/** sRGB code points, which no decoder converts. Matrix and range stay. */
const PRIMARIES_AND_TRANSFER = [0, 1, 0, 13];

function contentOf(source: Uint8Array, { type, start, end }: Box): Uint8Array {
  const content = source.slice(start, end);
  if (type === "colr" && content.length > 8) content.set(PRIMARIES_AND_TRANSFER, 4);
  return content;
}

function placesOf(parts: readonly Part[], start: number): Bytes {
  let at = start;
  const rows = parts.map(({ data }, index) => {
    const row = join([short(index + 1), short(0), short(1), long(at), long(data.length)]);
    at += data.length;
    return row;
  });
  return writtenFullBox("iloc", {}, Uint8Array.of(0x44, 0), short(parts.length), ...rows);
}
