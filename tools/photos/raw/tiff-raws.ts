/** Raw files in TIFF structures. Pictures and metadata are placed as documented by exiftool for each maker. */
import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { latin } from "../bytes.ts";
import { bytes, long, short, TAG } from "../exif/entries.ts";
import { type Child, type Directory, type Entry, serialise, tiff } from "../exif/tiff.ts";

export interface RawContent {
  readonly order: "II" | "MM";
  /** IFD0 from the photo's EXIF, with its other directories. */
  readonly exif: Directory;
  /** The camera's JPEG, and its 160 x 120 thumbnail. */
  readonly jpeg: Uint8Array;
  readonly thumbnail: Uint8Array;
}

const [SUBFILE_TYPE, PHOTOMETRIC, STRIP_OFFSETS, STRIP_LENGTHS, SUB_DIRECTORIES] = [0xfe, 0x106, 0x111, 0x117, 0x14a];
const CFA = 32_803;
const REDUCED = long(SUBFILE_TYPE, 1);
const MAKER_NOTE = 0x927c;

function strip(jpeg: Uint8Array): NonNullable<Directory["picture"]> {
  return { offset: STRIP_OFFSETS, length: STRIP_LENGTHS, bytes: jpeg };
}

/** The directory with further fields and directories. */
function extended(exif: Directory, entries: readonly Entry[], more: Omit<Directory, "entries"> = {}): Directory {
  return {
    ...exif,
    ...more,
    entries: [...exif.entries, ...entries],
    children: [...(exif.children ?? []), ...(more.children ?? [])],
  };
}

/** Canon: a strip in IFD0, with Canon's mark in the header. */
export function cr2({ order, exif, jpeg, thumbnail }: RawContent): Uint8Array<ArrayBuffer> {
  const first = extended(exif, [short(TAG.Compression, 6)], { picture: strip(jpeg), next: { entries: [], thumbnail } });
  const file = tiff(order, first, 16);
  file.set(latin("CR\x02\0"), 8);
  return file;
}

/** Nikon: IFD0's first sub-directory. */
export function nef({ order, exif, jpeg, thumbnail }: RawContent): Uint8Array<ArrayBuffer> {
  const picture: Child = {
    tag: SUB_DIRECTORIES,
    directory: { entries: [REDUCED, short(TAG.Compression, 6)], thumbnail: jpeg },
  };
  return tiff(order, extended(exif, [REDUCED], { picture: strip(thumbnail), children: [picture] }));
}

/** Sony: the third directory; IFD0 has a small preview. */
export function arw({ order, exif, jpeg, thumbnail }: RawContent): Uint8Array<ArrayBuffer> {
  const full = { entries: [REDUCED, short(TAG.Compression, 6)], thumbnail: jpeg };
  const small = { entries: [REDUCED, short(TAG.Compression, 6)], thumbnail, next: full };
  return tiff(order, extended(exif, [REDUCED, short(TAG.Compression, 6)], { thumbnail, next: small }));
}

/** Pentax: the third directory; IFD0 has the sensor's data. */
export function pef({ order, exif, jpeg, thumbnail }: RawContent): Uint8Array<ArrayBuffer> {
  const full = { entries: [REDUCED, short(TAG.Compression, 6)], thumbnail: jpeg };
  const next = { entries: [REDUCED], thumbnail, next: full };
  return tiff(order, extended(exif, [short(PHOTOMETRIC, CFA)], { next }));
}

/** DNG 1.4: a sub-directory with a JPEG strip, after one with lossless JPEG data. XMP is in IFD0. */
export function dng({ order, exif, jpeg, thumbnail }: RawContent, xmp: string): Uint8Array<ArrayBuffer> {
  const directory = { entries: [REDUCED, short(TAG.Compression, 7), short(PHOTOMETRIC, 6)], picture: strip(jpeg) };
  const version: Entry = { tag: 0xc612, type: "byte", values: [1, 4, 0, 0] };
  const packet: Entry = { tag: 0x02bc, type: "byte", values: [...new TextEncoder().encode(xmp)] };
  const raw = { entries: [short(TAG.Compression, 7), short(PHOTOMETRIC, CFA)], picture: strip(LOSSLESS) };
  const children = [{ tag: SUB_DIRECTORIES, directory }];
  return tiff(order, extended(exif, [REDUCED, version, packet], { picture: strip(thumbnail), children, next: raw }));
}

/** Start of a 14-bit lossless JPEG (SOF3), as in raw data. */
const LOSSLESS = Uint8Array.of(
  0xff,
  0xd8,
  0xff,
  0xc3,
  0,
  14,
  14,
  0x20,
  0,
  0x30,
  0,
  2,
  1,
  0x11,
  0,
  2,
  0x11,
  0,
  0xff,
  0xd9,
);

/** Olympus: a directory inside the maker note, with offsets from the directory's start. */
export function orf(content: RawContent): Uint8Array<ArrayBuffer> {
  const { order, exif, jpeg } = content;
  const settings = { entries: [], picture: { offset: 0x0101, length: 0x0102, bytes: jpeg } };
  const head = latin("OLYMPUS\0II\x03\0");
  const note = join([head, serialise({ entries: [], children: [{ tag: 0x2020, directory: settings }] }, 12, true)]);
  const children = (exif.children ?? []).map((child) =>
    child.tag === TAG.ExifIfd
      ? { ...child, directory: extended(child.directory, [bytes(MAKER_NOTE, ...note)]) }
      : child,
  );
  const file = tiff(order, { ...exif, children });
  file.set(latin("IIRO"), 0);
  return file;
}

/** Panasonic: JpgFromRaw, an IFD0 field with a JPEG and its EXIF. */
export function rw2({ order, exif, jpeg }: RawContent): Uint8Array<ArrayBuffer> {
  const file = tiff(order, extended(exif, [bytes(0x002e, ...jpeg)]));
  file.set(latin("IIU\0"), 0);
  return file;
}
