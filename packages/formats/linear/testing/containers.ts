/** Containers from one structure: segments, chunks, boxes, raw directories. */
import { join } from "@matte/pixels/bytes";
import { latin1, long, short, writtenBox, writtenFullBox } from "../../heif/write-boxes.ts";
import { jpeg, png, repeated, shorts, type Structure } from "./structure.ts";

const [APP1, APP2, APP11] = [0xe1, 0xe2, 0xeb] as const;

function heif(...boxes: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const primary = writtenFullBox("pitm", {}, short(1));
  const type = writtenBox("ftyp", latin1("avif"), long(0), latin1("avifmif1"));
  return join([type, writtenFullBox("meta", {}, primary, ...boxes)]);
}

/** Gives item 1 the size 1 x 1 this many times. */
function associations(units: number): Uint8Array<ArrayBuffer> {
  const size = writtenFullBox("ispe", {}, long(1), long(1));
  const rows = repeated(units, () => Uint8Array.of(0, 1, 1, 1));
  return writtenBox("iprp", writtenBox("ipco", size), writtenFullBox("ipma", {}, long(units), ...rows));
}

const item = (index: number): Uint8Array =>
  writtenFullBox("infe", { version: 2 }, short(index), short(0), latin1("mime\0application/rdf+xml\0\0"));

function riff(...chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = join([latin1("WEBPVP8X\x0a\0\0\0"), new Uint8Array(10), ...chunks]);
  const head = latin1("RIFF----");
  new DataView(head.buffer).setUint32(4, body.length, true);
  return join([head, body]);
}

/** Makes a TIFF's first directory with these fields and values. */
function tiff(units: number, field: Uint8Array): Uint8Array<ArrayBuffer> {
  return join([latin1("MM"), shorts(42), long(8), shorts(units), ...repeated(units, () => field), long(0)]);
}

/** Makes a BigTIFF's first directory with pointers from EXIF's field to itself. */
function bigTiff(units: number): Uint8Array<ArrayBuffer> {
  const pointer = join([shorts(0x8769, 4), long(0), long(1), long(16), long(0)]);
  const head = join([latin1("MM"), shorts(43, 8, 0), long(0), long(16)]);
  return join([head, long(0), long(units), ...repeated(units, () => pointer), long(0), long(0)]);
}

export const CONTAINER_STRUCTURES: readonly Structure[] = [
  {
    title: "fill bytes of a JPEG",
    units: 125_000,
    file: (units, { jpeg: bytes }) => join([bytes.subarray(0, 2), new Uint8Array(units).fill(0xff), bytes.subarray(2)]),
  },
  {
    title: "stuffed zeros of a JPEG",
    units: 50_000,
    file: (units, { jpeg: bytes }) => {
      const zeros = new Uint8Array(2 * units).map((_, at) => (at % 2 === 0 ? 0xff : 0));
      return join([bytes.subarray(0, -2), zeros, bytes.subarray(-2)]);
    },
  },
  {
    title: "pieces of a colour profile",
    units: 750,
    file: (units, plain) =>
      jpeg(
        plain,
        APP2,
        repeated(units, (index) => join([latin1("ICC_PROFILE\0"), Uint8Array.of(index, units, 1)])),
      ),
  },
  {
    title: "entries of an index of pictures",
    units: 750,
    file: (units, plain) => {
      const index = join([
        latin1("MPF\0MM"),
        shorts(42),
        long(8),
        shorts(1, 0xb002, 7),
        long(16 * units),
        long(26),
        long(0),
      ]);
      return jpeg(plain, APP2, [join([index, ...repeated(units, () => join([0, 0, 2, 0].map(long)))])]);
    },
  },
  {
    title: "segments of content credentials",
    units: 750,
    file: (units, plain) =>
      jpeg(
        plain,
        APP11,
        repeated(units, () => latin1("JP\0\x01\0\0\0\x01\0\0\0\0jumb")),
      ),
  },
  {
    title: "chunks of a PNG",
    units: 2500,
    file: (units) => png(...repeated(units, () => ({ type: "prVt", data: new Uint8Array() }))),
  },
  {
    title: "chunks of a WebP",
    units: 5000,
    file: (units) => riff(...repeated(units, () => latin1("XMP \0\0\0\0"))),
  },
  {
    title: "items of an AVIF",
    units: 1250,
    file: (units) =>
      heif(associations(1), writtenFullBox("iinf", {}, short(units), ...repeated(units, (index) => item(index + 1)))),
  },
  { title: "properties of an AVIF’s item", units: 5000, file: (units) => heif(associations(units)) },
  {
    title: "references of an AVIF",
    units: 2500,
    file: (units) => {
      const references = repeated(units, (index) => writtenBox("auxl", short(index), short(1), short(1)));
      return heif(associations(1), writtenFullBox("iref", {}, ...references));
    },
  },
  {
    title: "places of an AVIF’s items",
    units: 2500,
    file: (units) => {
      const places = repeated(units, (index) => join([short(index), short(0), short(1), long(0), long(1)]));
      return heif(associations(1), writtenFullBox("iloc", {}, Uint8Array.of(0x44, 0), short(units), ...places));
    },
  },
  {
    title: "boxes of a JPEG XL",
    units: 2500,
    file: (units) => {
      const head = [writtenBox("JXL ", latin1("\r\n\x87\n")), writtenBox("ftyp", latin1("jxl \0\0\0\0jxl "))];
      const boxes = repeated(units, () => writtenBox("brob", latin1("Exif")));
      return join([...head, writtenBox("jxlc", Uint8Array.of(0xff, 0x0a, 0, 0)), ...boxes]);
    },
  },
  {
    title: "further EXIF blocks of a JPEG",
    units: 500,
    file: (units, plain) => {
      const block = tiff(1, join([shorts(0x0112, 3), long(1), shorts(1, 0)]));
      return jpeg(
        plain,
        APP1,
        repeated(units, () => join([latin1("Exif\0\0"), block])),
      );
    },
  },
  {
    title: "fields of a TIFF",
    units: 2500,
    file: (units) => tiff(units, join([shorts(0x0111, 4), long(units), long(8)])),
  },
  { title: "pointers of a BigTIFF to its first directory", units: 250, file: bigTiff },
  {
    title: "fields of a raw file",
    units: 50,
    file: (units) => {
      const make = join([shorts(0x010f, 2), long(18), long(8 + 2 + 12 * units + 4)]);
      return join([tiff(units, make), latin1("NIKON CORPORATION\0"), new Uint8Array(8192)]);
    },
  },
];
