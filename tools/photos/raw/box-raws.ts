/** CR3 and RAF, in containers other than TIFF, as documented by exiftool. */
import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { bigEndian32, latin } from "../bytes.ts";
import { type Directory, tiff } from "../exif/tiff.ts";

const CANON = "85c0b687820f11e08111f4ce462b6a48";
const PREVIEW = "eaf42b5e1c984b88b9fbb7dc406e4d16";

/** A CR3's directories, each in a separate TIFF structure. */
export interface Cr3Content {
  readonly first: Directory;
  readonly exif: Directory;
  readonly gps: Directory;
  readonly jpeg: Uint8Array;
  readonly preview: Uint8Array;
}

function box(type: string, ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = join(content);
  return join([bigEndian32(8 + bytes.length), latin(type), bytes]);
}

function uuid(name: string, ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return box(
    "uuid",
    Uint8Array.from(name.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
    ...content,
  );
}

/** Writes a single-sample track. */
function track(offset: number, length: number): Uint8Array<ArrayBuffer> {
  const none = bigEndian32(0);
  const one = bigEndian32(1);
  const stsz = box("stsz", none, bigEndian32(length), one);
  return box("trak", box("mdia", box("minf", box("stbl", stsz, box("co64", none, one, none, bigEndian32(offset))))));
}

/** Canon: the first track's only sample; the second has raw data. */
export function cr3({ first, exif, gps, jpeg, preview }: Cr3Content): Uint8Array<ArrayBuffer> {
  const head = box("ftyp", latin("crx \0\0\0\x01crx isom"));
  const raw = new Uint8Array(4096).fill(0x5a);
  const blocks = [first, exif, gps].map((directory) => tiff("II", directory));
  const own = uuid(CANON, ...["CMT1", "CMT2", "CMT4"].map((name, index) => box(name, blocks[index]!)));
  const sizes = Uint8Array.of(0, 1, 1, 0x90, 1, 0x0a, 0, 1);
  const shown = box("PRVW", bigEndian32(0), sizes, bigEndian32(preview.length), preview);
  const previews = uuid(PREVIEW, bigEndian32(0), bigEndian32(1), shown);
  const movie = (start: number): Uint8Array =>
    box("moov", own, track(start, jpeg.length), track(start + jpeg.length, raw.length));
  const start = head.length + movie(0).length + previews.length + 8;
  return join([head, movie(start), previews, box("mdat", jpeg, raw)]);
}

/** Fujifilm: offset and length in a 108-byte header, for a JPEG with EXIF. */
export function raf(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(108);
  head.set(latin("FUJIFILMCCD-RAW 0201FF393101X-T5"), 0);
  head.set(latin("0100"), 60);
  head.set(bigEndian32(head.length), 84);
  head.set(bigEndian32(jpeg.length), 88);
  return join([head, jpeg, new Uint8Array(4096).fill(0x5a)]);
}
