/** An export's frame in XMP properties. The namespace never changes. */
import { type CarriedMetadata, type ExportMetadata, packetText } from "@matte/metadata";
import type { FramedPicture, FrameRecord } from "./types.ts";
import type { FramedPlace, Quotients, SheetPart } from "@matte/jpeg/lossless";
import {
  EMPTY,
  find,
  named,
  NAMESPACE,
  readXmp,
  simple,
  textOf,
  together,
  withProperty,
  type XmlElement,
  type XmlName,
  type XmpDocument,
} from "@matte/metadata/xmp";

const LOOK = named("matte", "look");
const SOURCE = named("matte", "source");
const PHOTO = {
  box: named("matte", "photo"),
  scan: named("matte", "scan"),
  covered: named("matte", "covered"),
  quotients: named("matte", "quotients"),
  parts: named("matte", "parts"),
};
const GAIN_MAP = {
  box: named("matte", "gainMap"),
  scan: named("matte", "gainMapScan"),
  covered: named("matte", "gainMapCovered"),
  quotients: named("matte", "gainMapQuotients"),
  parts: named("matte", "gainMapParts"),
};

/** Letters in look and photo together, and in the gain map; longer properties are neither written nor read. */
const LONGEST = 8 * 2 ** 20;
const SHA_256 = /^[0-9a-f]{64}$/;
/** Covered MCUs: a four-byte count, four bytes per index, then the JPEG. */
const WORD = 4;
const PIECE = 2 ** 13;
/** Joined photos in a record. */
const MOST_PARTS = 9;
/** One component; commas separate components. */
const QUOTIENTS = /^[1-9]\d{0,4}( [1-9]\d{0,4}){63}$/;

/** Adds a record to an export's metadata unless it is too long. */
export function withFrameRecord(metadata: ExportMetadata, record: FrameRecord): ExportMetadata {
  const { look, source, photo } = record;
  return withProperties(metadata, [
    simple(LOOK, JSON.stringify(look)),
    ...(source === undefined ? [] : [simple(SOURCE, jsonText(source))]),
    ...(photo === null ? [] : pictureProperties(PHOTO, photo)),
  ]);
}

/** Adds a {@link FrameRecord}'s gain map unless it is too long. */
export function withFramedGainMap(metadata: ExportMetadata, gainMap: FramedPicture): ExportMetadata {
  return withProperties(metadata, pictureProperties(GAIN_MAP, gainMap));
}

function withProperties(metadata: ExportMetadata, properties: readonly XmlElement[]): ExportMetadata {
  if (properties.reduce((sum, property) => sum + textOf(property).length, 0) > LONGEST) return metadata;
  return { ...metadata, xmp: properties.reduce(withProperty, metadata.xmp ?? EMPTY) };
}

/** Reads a file's record; null for files that are not exports, mostly without parsing them. */
export function rememberedFrame({
  xmp,
  extendedXmp,
}: Pick<CarriedMetadata, "xmp" | "extendedXmp">): FrameRecord | null {
  const packets = [xmp, extendedXmp].filter((packet) => packet !== null);
  if (!packets.some((packet) => packetText(packet).includes(NAMESPACE.matte))) return null;
  const [main, extended] = packets.map((packet) => readXmp(packet) ?? EMPTY);
  return frameRecordOf(together(main ?? EMPTY, extended ?? EMPTY));
}

/** Reads an export's record; null for other files and contradictory records. Does not validate the look. */
export function frameRecordOf(document: XmpDocument): FrameRecord | null {
  const text = textIn(document, LOOK);
  const look = text === null ? undefined : readJson(text);
  const sourceText = textIn(document, SOURCE);
  const source = sourceText === null ? undefined : readJson(sourceText);
  const photo = readPicture(document, PHOTO, (text?.length ?? 0) + (sourceText?.length ?? 0));
  if (look === undefined || photo === undefined) return null;
  const gainMap = readPicture(document, GAIN_MAP) ?? null;
  return {
    look,
    photo,
    ...(source === undefined ? {} : { source }),
    ...(gainMap === null ? {} : { gainMap }),
  };
}

/** Escapes the two code points refused by XML. */
function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(/[\uFFFE\uFFFF]/gu, (letter) => `\\u${letter.charCodeAt(0).toString(16)}`);
}

function textIn(document: XmpDocument, name: XmlName): string | null {
  const property = find(document, name);
  return property === undefined ? null : textOf(property).trim();
}

/** @returns null without a place; undefined for properties that contradict each other or are too long together with `others` */
function readPicture(document: XmpDocument, names: typeof PHOTO, others = 0): FramedPicture | null | undefined {
  const texts = [names.box, names.scan, names.covered, names.quotients, names.parts].map((name) =>
    textIn(document, name),
  );
  const [box, scan, covered, factors, joined] = texts;
  if (others + texts.join("").length > LONGEST) return undefined;
  if (box == null) return null;
  const photo = readBox(box);
  const mcus = covered == null ? null : readCovered(covered);
  const quotients = factors == null ? [] : readQuotients(factors);
  const parts = joined == null ? [] : readParts(joined);
  const isWhole = photo !== null && mcus !== undefined && quotients !== null && parts !== null;
  if (!isWhole || scan == null || !SHA_256.test(scan)) return undefined;
  const place = {
    photo,
    covered: mcus,
    ...(quotients.length > 0 && { quotients }),
    ...(parts.length > 0 && { parts }),
  };
  return { place, scan };
}

function pictureProperties(names: typeof PHOTO, { place, scan }: FramedPicture): XmlElement[] {
  const [box, covered, quotients] = placeTexts(place);
  const { parts } = place;
  return [
    simple(names.box, box),
    simple(names.scan, scan),
    ...(covered === "" ? [] : [simple(names.covered, covered)]),
    ...(quotients === undefined ? [] : [simple(names.quotients, quotients)]),
    ...(parts === undefined ? [] : [simple(names.parts, partsText(parts))]),
  ];
}

/** Serialises place, covered MCUs and quotients as a record stores them. Covered MCUs may be empty; quotients may be absent. */
export function placeTexts({
  photo,
  covered,
  quotients,
}: FramedPlace): readonly [box: string, covered: string, quotients?: string] {
  const texts = [boxText(photo), covered === null ? "" : coveredText(covered)] as const;
  return quotients === undefined ? texts : [...texts, quotientsText(quotients)];
}

function quotientsText(quotients: Quotients): string {
  return quotients.map((factors) => factors.join(" ")).join(",");
}

/** Serialises joined photos as a record stores them: `x y width height`, or with `:` and quotients. */
export function partsText(parts: readonly SheetPart[]): string {
  return parts
    .map(({ photo, quotients }) => boxText(photo) + (quotients === undefined ? "" : `:${quotientsText(quotients)}`))
    .join(";");
}

/** Returns null for invalid text. */
function readParts(text: string): readonly SheetPart[] | null {
  const parts = text.split(";").map((part): SheetPart | null => {
    const [box = "", factors] = part.split(":");
    const [photo, quotients] = [readBox(box), factors === undefined ? undefined : readQuotients(factors)];
    return photo === null || quotients === null ? null : { photo, ...(quotients && { quotients }) };
  });
  const read = parts.filter((part) => part !== null);
  return read.length === parts.length && read.length <= MOST_PARTS ? read : null;
}

function readQuotients(text: string): Quotients | null {
  const components = text.split(",");
  if (!components.every((factors) => QUOTIENTS.test(factors))) return null;
  return components.map((factors) => factors.split(" ").map(Number));
}

function boxText({ x, y, width, height }: FramedPlace["photo"]): string {
  return [x, y, width, height].join(" ");
}

function readBox(text: string): FramedPlace["photo"] | null {
  const match = /^(\d{1,5}) (\d{1,5}) (\d{1,5}) (\d{1,5})$/.exec(text);
  if (match === null) return null;
  const [x = 0, y = 0, width = 0, height = 0] = match.slice(1).map(Number);
  return { x, y, width, height };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function coveredText({ indices, jpeg }: NonNullable<FramedPlace["covered"]>): string {
  const bytes = new Uint8Array(WORD * (indices.length + 1) + jpeg.length);
  const view = new DataView(bytes.buffer);
  [indices.length, ...indices].forEach((value, n) => view.setUint32(WORD * n, value));
  bytes.set(jpeg, bytes.length - jpeg.length);
  let letters = "";
  for (let at = 0; at < bytes.length; at += PIECE) letters += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(letters);
}

/** Returns undefined for invalid text. */
function readCovered(text: string): FramedPlace["covered"] | undefined {
  const letters = /^[A-Za-z\d+/]+={0,2}$/.test(text) && text.length % 4 === 0 ? atob(text) : "";
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const count = bytes.length < WORD ? 0 : view.getUint32(0);
  const start = WORD * (count + 1);
  if (count === 0 || start >= bytes.length) return undefined;
  const indices = Array.from({ length: count }, (_, n) => view.getUint32(WORD * (n + 1)));
  return { indices, jpeg: bytes.subarray(start) };
}
