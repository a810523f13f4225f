/** Maker notes from eight makers, as cameras write them. */
import { bytes, long, rational, short, signedRational, text } from "../../../../tools/photos/exif/entries.ts";
import { tiff } from "../../../../tools/photos/exif/tiff.ts";
import { join } from "@matte/pixels/bytes";
import { latin1 } from "@matte/pixels/testing";
import { blockWithNote } from "../testing.ts";
import type { CameraNote } from "./camera-note.ts";
import { CODED_NOTES } from "./coded-notes.ts";

const NONE = new Uint8Array();
const shorts = (length: number, values: Readonly<Record<number, number>>): number[] =>
  Array.from({ length }, (_, index) => values[index] ?? 0);

export const CAMERA_NOTES: Readonly<Record<string, CameraNote>> = {
  Nikon: {
    make: "NIKON CORPORATION",
    model: "NIKON D70",
    order: "MM",
    head: join([latin1("Nikon\0\x02\x10\0\0MM\0*"), Uint8Array.of(0, 0, 0, 8)]),
    base: 10,
    note: { entries: [short(0x0002, 0, 320), rational(0x0084, 180, 10, 700, 10, 35, 10, 45, 10)] },
    expected: { iso: 320, lens: "18-70mm f/3.5-4.5" },
    exiftool: { "Nikon:ISO": 320, "Nikon:Lens": "18-70mm f/3.5-4.5" },
  },
  "older Nikon": {
    make: "NIKON CORPORATION",
    model: "NIKON D1",
    order: "II",
    head: NONE,
    base: null,
    note: { entries: [short(0x0002, 0, 200), rational(0x0084, 50, 1, 50, 1, 14, 10, 14, 10)] },
    expected: { iso: 200, lens: "50mm f/1.4" },
    exiftool: { "Nikon:ISO": 200, "Nikon:Lens": "50mm f/1.4" },
  },
  Olympus: {
    make: "OLYMPUS IMAGING CORP.",
    model: "E-520",
    order: "II",
    head: latin1("OLYMPUS\0II\x03\0"),
    base: 0,
    note: {
      entries: [signedRational(0x1001, 6, 1)],
      children: [{ tag: 0x2010, directory: { entries: [text(0x0203, "OLYMPUS 14-42mm Lens", "\0")] } }],
    },
    expected: { iso: 200, lens: "OLYMPUS 14-42mm Lens" },
    exiftool: { "Olympus:ISOValue": 200, "Olympus:LensModel": "OLYMPUS 14-42mm Lens" },
  },
  "Olympus without a name": {
    make: "OLYMPUS CORPORATION",
    model: "E-300",
    order: "MM",
    head: latin1("OLYMP\0\x01\0"),
    base: null,
    note: {
      entries: [signedRational(0x1001, 5, 1)],
      children: [
        {
          tag: 0x2010,
          directory: { entries: [short(0x0205, 925), short(0x0206, 1272), short(0x0207, 14), short(0x0208, 45)] },
        },
      ],
    },
    expected: { iso: 100, lens: "14-45mm f/3.5-5.6" },
    exiftool: {
      "Olympus:ISOValue": 100,
      "Olympus:MinFocalLength": 14,
      "Olympus:MaxFocalLength": 45,
      "Olympus:MaxApertureAtMinFocal": 3.5,
      "Olympus:MaxApertureAtMaxFocal": 5.6,
    },
  },
  Canon: {
    make: "Canon",
    model: "Canon EOS 300D DIGITAL",
    order: "II",
    head: NONE,
    base: null,
    note: {
      entries: [
        short(0x0001, ...shorts(46, { 0: 92, 16: 0x7fff, 22: 45, 23: 55, 24: 18, 25: 1 })),
        short(0x0004, ...shorts(34, { 0: 68, 1: 0, 2: 192 })),
      ],
    },
    expected: { iso: 200, lens: "18-55mm" },
    exiftool: { "Composite:ISO": 200, "Canon:MinFocalLength": "18 mm", "Canon:MaxFocalLength": "55 mm" },
  },
  "Canon with a speed and a name": {
    make: "Canon",
    model: "Canon EOS 40D",
    order: "II",
    head: NONE,
    base: null,
    note: {
      entries: [
        short(0x0001, ...shorts(46, { 0: 92, 16: 0x4000 + 640, 25: 1 })),
        text(0x0095, "EF50mm f/1.4 USM", "\0".repeat(48)),
      ],
    },
    expected: { iso: 640, lens: "EF50mm f/1.4 USM" },
    exiftool: { "Composite:ISO": 640, "Canon:LensModel": "EF50mm f/1.4 USM" },
  },
  "Canon with a built-in lens": {
    make: "Canon",
    model: "Canon PowerShot A70",
    order: "II",
    head: NONE,
    base: null,
    note: { entries: [short(0x0001, ...shorts(46, { 0: 92, 16: 17, 23: 519, 24: 173, 25: 32 }))] },
    expected: { iso: 100 },
    exiftool: { "Composite:ISO": 100 },
  },
  Sony: {
    make: "SONY",
    model: "DSLR-A200",
    order: "II",
    head: latin1("SONY DSC \0\0\0"),
    base: null,
    note: { entries: [bytes(0xb02a, 0x01, 0x00, 0x18, 0x00, 0x70, 0x35, 0x56, 0x02)] },
    expected: { lens: "DT 18-70mm F3.5-5.6 SAM" },
    exiftool: { "Sony:LensSpec": "DT 18-70mm F3.5-5.6 SAM" },
  },
  "Sony with a fixed focal length": {
    make: "SONY",
    model: "ILCE-7",
    order: "MM",
    head: latin1("SONY DSC \0\0\0"),
    base: null,
    note: { entries: [bytes(0xb02a, 0x82, 0x00, 0x90, 0x00, 0x00, 0x28, 0x00, 0x68)] },
    expected: { lens: "FE 90mm F2.8 Macro G OSS" },
    exiftool: { "Sony:LensSpec": "FE 90mm F2.8 Macro G OSS" },
  },
  Fujifilm: {
    make: "FUJIFILM",
    model: "X-E1",
    order: "MM",
    noteOrder: "II",
    head: join([latin1("FUJIFILM"), Uint8Array.of(12, 0, 0, 0)]),
    base: 0,
    note: {
      entries: [
        signedRational(0x1404, 1800, 100),
        signedRational(0x1405, 5500, 100),
        signedRational(0x1406, 280, 100),
        signedRational(0x1407, 400, 100),
      ],
    },
    expected: { lens: "18-55mm f/2.8-4" },
    exiftool: { "FujiFilm:MinFocalLength": 18, "FujiFilm:MaxFocalLength": 55, "FujiFilm:MaxApertureAtMinFocal": 2.8 },
  },
  Panasonic: {
    make: "Panasonic",
    model: "DMC-L10",
    order: "II",
    head: latin1("Panasonic\0\0\0"),
    base: null,
    note: { entries: [text(0x0051, "LEICA D VARIO ELMAR 14-50mm F3.8-5.6", "    "), long(0x00d1, 160)] },
    expected: { iso: 160, lens: "LEICA D VARIO ELMAR 14-50mm F3.8-5.6" },
    exiftool: { "Panasonic:ISO": 160, "Panasonic:LensType": "LEICA D VARIO ELMAR 14-50mm F3.8-5.6" },
  },
  Pentax: {
    make: "PENTAX Corporation",
    model: "PENTAX K10D",
    order: "MM",
    head: latin1("AOC\0MM"),
    base: null,
    note: { entries: [short(0x0014, 13)] },
    expected: { iso: 500 },
    exiftool: { "Pentax:ISO": 500 },
  },
  "Pentax Q": {
    make: "PENTAX",
    model: "PENTAX Q",
    order: "II",
    head: latin1("PENTAX \0II"),
    base: 0,
    note: {
      entries: [
        short(0x0014, 267),
        bytes(0x0239, ...latin1(`${"\0".repeat(12)}01 STANDARD PRIME 8.5mm F1.9`.padEnd(306, "\0"))),
      ],
    },
    expected: { iso: 1100, lens: "01 STANDARD PRIME 8.5mm F1.9" },
    exiftool: { "Pentax:ISO": 1100, "Pentax:LensModel": "01 STANDARD PRIME 8.5mm F1.9" },
  },
  ...CODED_NOTES,
};

/** Makes an EXIF block with only the camera's name and its note. */
export function blockOf(one: CameraNote, noteOrder = one.noteOrder ?? one.order): Uint8Array<ArrayBuffer> {
  return blockWithNote(one, (at) => {
    const start = one.head.length + (one.base === null ? at : -one.base);
    return join([one.head, tiff(noteOrder, one.note, start).subarray(start)]);
  });
}
