/** HEIF item properties: size, transforms, colour, bits (ISO/IEC 23008-12:2022 §6.5). */
import { type ColourProfile, letters, NO_PROFILE, type PixelSize, u16be, u32be, u8 } from "@matte/pixels/bytes";
import { type Box, boxesIn, fullBox } from "./boxes.ts";
import { Cursor } from "./cursor.ts";
import { type HeifItems, readItems } from "./items.ts";

interface Association {
  readonly item: number;
  readonly property: number;
  /** Offset of the byte whose top bit marks a property readers must not ignore. */
  readonly at: number;
}

interface PropertyTables {
  readonly all: readonly Box[];
  readonly associations: readonly Association[];
}

/** Lists properties by item number, in the order in which transforms apply. */
export function propertiesOf(bytes: Uint8Array, items: Pick<HeifItems, "boxes">): ReadonlyMap<number, Box[]> {
  const { all, associations } = tablesIn(bytes, items);
  const found = new Map<number, Box[]>();
  for (const { item, property } of associations) {
    const box = all[property];
    if (box === undefined) continue;
    const own = found.get(item);
    if (own === undefined) found.set(item, [box]);
    else own.push(box);
  }
  return found;
}

/** Reads all properties and their associations; none without a `meta` box. */
export function propertyTables(bytes: Uint8Array): PropertyTables {
  const items = readItems(bytes, boxesIn(bytes, { start: 0, end: bytes.length }));
  return items === null ? { all: [], associations: [] } : tablesIn(bytes, items);
}

function tablesIn(bytes: Uint8Array, { boxes }: Pick<HeifItems, "boxes">): PropertyTables {
  const iprp = boxes.find(({ type }) => type === "iprp");
  const parts = iprp === undefined ? [] : boxesIn(bytes, iprp);
  const ipco = parts.find(({ type }) => type === "ipco");
  const associations: Association[] = [];
  for (const part of parts) if (part.type === "ipma") associate(bytes, part, associations);
  return { all: ipco === undefined ? [] : boxesIn(bytes, ipco), associations };
}

/** §9.3: property indices per item, counting from 1. The top bit marks essential ones. */
function associate(bytes: Uint8Array, box: Box, found: Association[]): void {
  const { version, flags, ...rest } = fullBox(bytes, box);
  const cursor = new Cursor(bytes, rest);
  const size = (flags & 1) === 1 ? 2 : 1;
  for (let left = cursor.number(4); left > 0 && !cursor.isPast; left -= 1) {
    const item = cursor.number(version < 1 ? 2 : 4);
    for (let more = cursor.number(1); more > 0 && !cursor.isPast; more -= 1) {
      const { at } = cursor;
      found.push({ item, property: (cursor.number(size) & (size === 2 ? 0x7fff : 0x7f)) - 1, at });
    }
  }
}

export function sizeOf(bytes: Uint8Array, properties: readonly Box[]): PixelSize | null {
  const box = properties.find(({ type }) => type === "ispe");
  if (box === undefined || box.end - box.start < 12) return null;
  const [width, height] = [u32be(bytes, box.start + 4), u32be(bytes, box.start + 8)];
  return width > 0 && height > 0 ? { width, height } : null;
}

/** EXIF orientation by clockwise quarter turns; the second row then mirrors left to right. */
const ORIENTATIONS = [
  [1, 6, 3, 8],
  [2, 5, 4, 7],
] as const;

/** Combines the transforms into an EXIF orientation. */
export function orientationOf(bytes: Uint8Array, properties: readonly Box[]): number {
  let turns = 0;
  let mirrored = false;
  for (const { type, start } of properties) {
    const value = u8(bytes, start);
    // §6.5.10: anticlockwise quarter turns. A mirror image before a turn reverses it.
    if (type === "irot") turns += mirrored ? value & 3 : 4 - (value & 3);
    if (type !== "imir") continue;
    // §6.5.12: 0 exchanges top and bottom, the same as left and right plus two quarter turns.
    mirrored = !mirrored;
    if ((value & 1) === 0) turns += 2;
  }
  return ORIENTATIONS[mirrored ? 1 : 0][turns % 4] ?? 1;
}

const UNSPECIFIED = 2;

/** §6.5.5: a picture may have both; an ICC profile takes precedence over code points. */
export function profileOf(bytes: Uint8Array, properties: readonly Box[]): ColourProfile {
  const colours = properties.filter(({ type }) => type === "colr");
  const kindOf = ({ start }: Box): string => letters(bytes, start, 4);
  const icc = colours.find((box) => ["prof", "rICC"].includes(kindOf(box)));
  if (icc !== undefined) return { kind: "icc", bytes: bytes.subarray(icc.start + 4, icc.end) };
  const points = colours.find((box) => kindOf(box) === "nclx");
  if (points === undefined || points.end - points.start < 10) return NO_PROFILE;
  const [primaries, transfer] = [u16be(bytes, points.start + 4), u16be(bytes, points.start + 6)];
  return primaries === UNSPECIFIED ? NO_PROFILE : { kind: "cicp", primaries, transfer };
}

export interface Samples {
  /** Bits per sample. */
  readonly precision: number;
  readonly components: number;
}

/** Reads `pixi` (§6.5.6), else the configuration of AV1 (AV1-ISOBMFF §2.3.3) or HEVC (ISO/IEC 14496-15 §8.3.3.1). */
export function samplesOf(bytes: Uint8Array, properties: readonly Box[]): Samples {
  const find = (wanted: string): Box | undefined => properties.find(({ type }) => type === wanted);
  const [pixi, av1, hevc] = [find("pixi"), find("av1C"), find("hvcC")];
  if (pixi !== undefined) return { components: u8(bytes, pixi.start + 4), precision: u8(bytes, pixi.start + 5) };
  if (av1 !== undefined) {
    const flags = u8(bytes, av1.start + 2);
    const high = (flags & 0x40) === 0 ? 8 : 10;
    return { components: (flags & 0x10) === 0 ? 3 : 1, precision: (flags & 0x20) === 0 ? high : 12 };
  }
  if (hevc === undefined) return { components: 3, precision: 8 };
  const chroma = u8(bytes, hevc.start + 16) & 3;
  return { components: chroma === 0 ? 1 : 3, precision: 8 + (u8(bytes, hevc.start + 17) & 7) };
}

/** Reads an auxiliary picture's kind, a URN (§6.5.8). */
export function auxiliaryType(bytes: Uint8Array, properties: readonly Box[]): string | null {
  const box = properties.find(({ type }) => type === "auxC");
  return box === undefined ? null : new Cursor(bytes, fullBox(bytes, box)).text();
}
