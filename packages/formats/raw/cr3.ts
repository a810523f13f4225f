/** CR3: ISO/IEC 14496-12 boxes and Canon's, as exiftool documents them. */
import { type ByteRange, letters, u32be } from "@matte/pixels/bytes";
import type { RawExif } from "./exif-block.ts";
import type { PagedFile } from "./paged-file.ts";
import { descriptiveFields, fieldsIn } from "./raw-exif.ts";
import { openTiff, type RawDirectory, readRawDirectory, type TiffFile } from "./tiff-file.ts";

/** Box content, with the types from its parents down: `moov/trak/mdia/minf/stbl/co64`. */
interface Box {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

const PARENTS: ReadonlySet<string> = new Set(["moov", "trak", "mdia", "minf", "stbl"]);
const CANON = "85c0b687820f11e08111f4ce462b6a48";
const PREVIEW = "eaf42b5e1c984b88b9fbb7dc406e4d16";
const XMP = "be7acfcb97a942e89c71999491e3afac";
const UUID = 16;
const MAX_BOXES = 256;

/** Reads a CR3's JPEGs, EXIF and XMP. */
export async function readCr3(
  file: PagedFile,
): Promise<{ jpegs: ByteRange[]; exif: RawExif | null; xmp: Uint8Array | null }> {
  const boxes: Box[] = [];
  await walk(file, { path: "", start: 0, end: file.size }, boxes);
  const jpegs = [...(await trackRanges(file, boxes)), ...(await previewRange(file, boxes))];
  const packet = boxes.find(({ path }) => path === XMP);
  const xmp = packet === undefined ? null : await file.bytes(packet.start, packet.end - packet.start);
  return { jpegs, exif: await exifOf(file, boxes), xmp };
}

async function walk(file: PagedFile, parent: Box, found: Box[]): Promise<void> {
  let at = parent.start;
  while (at + 8 <= parent.end && found.length < MAX_BOXES) {
    const box = await boxAt(file, at, parent);
    if (box === null) return;
    found.push(box);
    const name = box.path.slice(box.path.lastIndexOf("/") + 1);
    if (PARENTS.has(name) || name === CANON) await walk(file, box, found);
    at = box.end;
  }
}

/** §4.2: length 1 means 64 bits after the type. */
async function boxAt(file: PagedFile, at: number, { path, end }: Box): Promise<Box | null> {
  const head = await file.bytes(at, 8);
  if (head === null) return null;
  const type = letters(head, 4, 4);
  const short = u32be(head, 0);
  const long = short === 1 ? await file.bytes(at + 8, 8) : null;
  const length = long === null ? short : u32be(long, 0) * 2 ** 32 + u32be(long, 4);
  const content = at + (long === null ? 8 : 16);
  const uuid = type === "uuid" ? await file.bytes(content, UUID) : null;
  const box = {
    path: joined(path, uuid === null ? type : hex(uuid)),
    start: content + (uuid?.length ?? 0),
    end: at + length,
  };
  return box.end > at && box.start <= box.end && box.end <= end ? box : null;
}

function joined(path: string, name: string): string {
  return path === "" ? name : `${path}/${name}`;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Each track's only sample (§8.7): the first is the JPEG, the others are raw data. */
async function trackRanges(file: PagedFile, boxes: readonly Box[]): Promise<ByteRange[]> {
  const ranges: ByteRange[] = [];
  let length = 0;
  for (const { path, start } of boxes) {
    if (path.endsWith("/trak")) length = 0;
    const value = path.endsWith("/stbl/stsz") ? await file.bytes(start + 4, 12) : null;
    if (value !== null) length = u32be(value, 0) || u32be(value, 8);
    const offset = path.endsWith("/stbl/co64") ? await file.bytes(start + 8, 8) : null;
    if (offset === null || length === 0) continue;
    const at = u32be(offset, 0) * 2 ** 32 + u32be(offset, 4);
    ranges.push({ start: at, end: at + length });
  }
  return ranges;
}

/** PRVW, 8 bytes into its parent: version, sizes, length at 20, then a 1620 x 1080 JPEG. */
async function previewRange(file: PagedFile, boxes: readonly Box[]): Promise<ByteRange[]> {
  const box = boxes.find(({ path }) => path === PREVIEW);
  const head = box === undefined ? null : await file.bytes(box.start + 8, 24);
  if (box === undefined || head === null || letters(head, 4, 4) !== "PRVW") return [];
  return [{ start: box.start + 32, end: box.start + 32 + u32be(head, 20) }];
}

/** CMT1, CMT2 and CMT4 are IFD0, the EXIF and the GPS directory, each a separate TIFF structure. */
async function exifOf(file: PagedFile, boxes: readonly Box[]): Promise<RawExif | null> {
  const first = await structureIn(file, boxes, "CMT1");
  if (first === null) return null;
  const { little } = first.tiff;
  const exif = await structureIn(file, boxes, "CMT2", little);
  const gps = await structureIn(file, boxes, "CMT4", little);
  return {
    little,
    first: await descriptiveFields(first.tiff, first.directory),
    exif: exif === null ? [] : await fieldsIn(exif.tiff, exif.directory),
    interoperability: [],
    gps: gps === null ? [] : await fieldsIn(gps.tiff, gps.directory),
    note: null,
  };
}

interface Structure {
  readonly tiff: TiffFile;
  readonly directory: RawDirectory | null;
}

/** @param little the structure's required byte order */
async function structureIn(
  file: PagedFile,
  boxes: readonly Box[],
  name: string,
  little?: boolean,
): Promise<Structure | null> {
  const box = boxes.find(({ path }) => path === `moov/${CANON}/${name}`);
  const opened = box === undefined ? null : await openTiff(file, box.start);
  if (opened === null || (little ?? opened.tiff.little) !== opened.tiff.little) return null;
  return { tiff: opened.tiff, directory: await readRawDirectory(opened.tiff, opened.first) };
}
