/** EXIF blocks from one structure, in PNGs, which set no size limit. */
import { join } from "@matte/pixels/bytes";
import { latin1, long } from "../../heif/write-boxes.ts";
import { png, repeated, shorts, type Structure } from "./structure.ts";

const [ASCII, LONG, RATIONAL, UNDEFINED] = [2, 4, 5, 7] as const;
const [EXIF, GPS, SUB_DIRECTORIES, MAKER_NOTE, MODEL, LATITUDE] = [0x8769, 0x8825, 0x014a, 0x927c, 0x0110, 2] as const;
const FIELD = 12;
const FIRST = 8;
/** Fields per directory. */
const MOST = 65_535;

function field(tag: number, type: number, count: number, value: number): Uint8Array<ArrayBuffer> {
  return join([shorts(tag, type), long(count), long(value)]);
}

function directory(fields: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return join([shorts(Math.min(fields.length, MOST)), ...fields, long(0)]);
}

function lengthOf(fields: number): number {
  return 2 + fields * FIELD + 4;
}

function withExif(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return png({ type: "eXIf", data: join([latin1("MM"), shorts(42), long(FIRST), ...parts]) });
}

/** First directory with these fields, followed by their targets. */
function pointing(units: number, make: (after: number) => Uint8Array, ...after: readonly Uint8Array[]) {
  const end = FIRST + lengthOf(units);
  return withExif(directory(repeated(units, () => make(end))), ...after);
}

/** Nikon's, with a directory in a separate TIFF structure. */
function note(fields: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return join([latin1("Nikon\0\x02\x11\0\0MM"), shorts(42), long(FIRST), directory(fields)]);
}

function withNote(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const inner = FIRST + lengthOf(1);
  const exif = directory([field(MAKER_NOTE, UNDEFINED, content.length, inner + lengthOf(1))]);
  return withExif(directory([field(EXIF, LONG, 1, inner)]), exif, content);
}

export const EXIF_STRUCTURES: readonly Structure[] = [
  {
    title: "fields of a directory",
    units: 1500,
    file: (units) => withExif(directory(repeated(units, (index) => field(index, LONG, 1, index)))),
  },
  {
    title: "fields that share a long value",
    units: 600,
    file: (units) => withExif(directory(repeated(units, () => field(MODEL, ASCII, units * FIELD, FIRST)))),
  },
  {
    title: "pointers to the first directory",
    units: 750,
    file: (units) => pointing(units, () => field(EXIF, LONG, 1, FIRST)),
  },
  {
    title: "pointers to positions",
    units: 750,
    file: (units) => {
      const rows = repeated(units, (index) => field(LATITUDE, LONG, 1, index));
      return pointing(units, (end) => field(GPS, LONG, 1, end), directory(rows));
    },
  },
  {
    title: "coordinates",
    units: 750,
    file: (units) => {
      const table = FIRST + lengthOf(1);
      const values = table + lengthOf(units);
      const rows = repeated(units, (index) => field(LATITUDE, RATIONAL, 3, values + 24 * index));
      const places = repeated(units, (index) => join([5, 1, index % 60, 1, index, 1000].map(long)));
      return withExif(directory([field(GPS, LONG, 1, table)]), directory(rows), ...places);
    },
  },
  {
    title: "subordinate directories",
    units: 750,
    file: (units) => pointing(units, () => field(SUB_DIRECTORIES, LONG, 1, FIRST)),
  },
  {
    title: "maker notes",
    units: 500,
    file: (units) => {
      const table = FIRST + lengthOf(1);
      const row = field(MAKER_NOTE, UNDEFINED, 100, table + lengthOf(units));
      const exif = directory(repeated(units, () => row));
      return withExif(
        directory([field(EXIF, LONG, 1, table)]),
        exif,
        note(repeated(units, () => field(2, LONG, 1, 0))),
      );
    },
  },
  {
    title: "fields of a maker note",
    units: 2500,
    file: (units) => withNote(note(repeated(units, (index) => field(index, LONG, 1, index)))),
  },
  {
    title: "previews in a maker note",
    units: 750,
    file: (units) => withNote(note(repeated(units, () => field(0x0011, LONG, 1, FIRST)))),
  },
  {
    title: "beginnings of JPEGs in a maker note",
    units: 5000,
    file: (units) => withNote(join([note([]), ...repeated(units, () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 2))])),
  },
];
