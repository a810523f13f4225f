/** Frame of an export as properties of its XMP, in a namespace that never changes. */
import { packetText } from "../text.ts";
import type { CarriedMetadata, ExportMetadata, FrameRecord, FramedPicture, FramedPlace, Quotients } from "../types.ts";
import { textOf, type XmlElement, type XmlName } from "../xml/types.ts";
import { EMPTY, readXmp, together, type XmpDocument } from "./document.ts";
import { named, NAMESPACE } from "./names.ts";
import { find, simple, withProperty } from "./property.ts";

const LOOK = named("matte", "look");
const SOURCE = named("matte", "source");
/** Properties of a picture. */
const PHOTO = {
  box: named("matte", "photo"),
  scan: named("matte", "scan"),
  covered: named("matte", "covered"),
  quotients: named("matte", "quotients"),
};
const GAIN_MAP = {
  box: named("matte", "gainMap"),
  scan: named("matte", "gainMapScan"),
  covered: named("matte", "gainMapCovered"),
  quotients: named("matte", "gainMapQuotients"),
};

/** Most letters of look and photo, and of the gain map: properties beyond it are not written, and not read. */
const LONGEST = 256 * 2 ** 10;
const SHA_256 = /^[0-9a-f]{64}$/;
/** Indices before the JPEG of covered MCUs take four bytes each, after a count of four bytes. */
const WORD = 4;
const PIECE = 2 ** 13;
/** Numbers of a component, which commas separate. */
const QUOTIENTS = /^[1-9]\d{0,4}( [1-9]\d{0,4}){63}$/;

/** Adds a record to an export's metadata; one that is too long is left out. */
export function withFrameRecord(metadata: ExportMetadata, record: FrameRecord): ExportMetadata {
  const { look, source, photo } = record;
  return withProperties(metadata, [
    simple(LOOK, JSON.stringify(look)),
    ...(source === undefined ? [] : [simple(SOURCE, jsonText(source))]),
    ...(photo === null ? [] : pictureProperties(PHOTO, photo)),
  ]);
}

/** Adds the gain map of a {@link FrameRecord}; one that is too long is left out. */
export function withFramedGainMap(metadata: ExportMetadata, gainMap: FramedPicture): ExportMetadata {
  return withProperties(metadata, pictureProperties(GAIN_MAP, gainMap));
}

function withProperties(metadata: ExportMetadata, properties: readonly XmlElement[]): ExportMetadata {
  if (properties.reduce((sum, property) => sum + textOf(property).length, 0) > LONGEST) return metadata;
  return { ...metadata, xmp: properties.reduce(withProperty, metadata.xmp ?? EMPTY) };
}

/** Record in a file's metadata; null for files that are no exports, most of which are not parsed. */
export function rememberedFrame({
  xmp,
  extendedXmp,
}: Pick<CarriedMetadata, "xmp" | "extendedXmp">): FrameRecord | null {
  const packets = [xmp, extendedXmp].filter((packet) => packet !== null);
  if (!packets.some((packet) => packetText(packet).includes(NAMESPACE.matte))) return null;
  const [main, extended] = packets.map((packet) => readXmp(packet) ?? EMPTY);
  return frameRecordOf(together(main ?? EMPTY, extended ?? EMPTY));
}

/** Record of an export; null for other files and for records that contradict themselves. The look is not validated. */
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

/** JSON in which the two code points that XML refuses are escaped. */
function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(/[\uFFFE\uFFFF]/gu, (letter) => `\\u${letter.charCodeAt(0).toString(16)}`);
}

function textIn(document: XmpDocument, name: XmlName): string | null {
  const property = find(document, name);
  return property === undefined ? null : textOf(property).trim();
}

/** @returns null without a place, undefined for properties that contradict themselves or are too long with others */
function readPicture(document: XmpDocument, names: typeof PHOTO, others = 0): FramedPicture | null | undefined {
  const [box, scan, covered, factors] = [names.box, names.scan, names.covered, names.quotients].map((name) =>
    textIn(document, name),
  );
  if (others + [box, scan, covered, factors].join("").length > LONGEST) return undefined;
  if (box == null) return null;
  const photo = readBox(box);
  const mcus = covered == null ? null : readCovered(covered);
  const quotients = factors == null ? [] : readQuotients(factors);
  if (photo === null || mcus === undefined || quotients === null || scan == null || !SHA_256.test(scan))
    return undefined;
  return { place: { photo, covered: mcus, ...(quotients.length > 0 && { quotients }) }, scan };
}

function pictureProperties(names: typeof PHOTO, { place, scan }: FramedPicture): XmlElement[] {
  const [box, covered, quotients] = placeTexts(place);
  return [
    simple(names.box, box),
    simple(names.scan, scan),
    ...(covered === "" ? [] : [simple(names.covered, covered)]),
    ...(quotients === undefined ? [] : [simple(names.quotients, quotients)]),
  ];
}

/** Place of a photo, its covered MCUs, and quotients where there are any, as a record has them; covered MCUs are empty without any. */
export function placeTexts({
  photo,
  covered,
  quotients,
}: FramedPlace): readonly [box: string, covered: string, quotients?: string] {
  const texts = [boxText(photo), covered === null ? "" : coveredText(covered)] as const;
  return quotients === undefined ? texts : [...texts, quotients.map((factors) => factors.join(" ")).join(",")];
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

/** Returns undefined for text that holds none. */
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
