import { bytes, short } from "../../../../tools/photos/exif/entries.ts";
import { latin1 } from "@matte/pixels/testing";
import type { CameraNote } from "./camera-note.ts";

const PENTAX = { order: "MM", head: latin1("AOC\0MM"), base: null } as const;
const CASIO = { order: "MM", head: latin1("QVC\0\0\0"), base: null } as const;

/** Maker notes with coded speed or lens. */
export const CODED_NOTES: Readonly<Record<string, CameraNote>> = {
  "Pentax with a lens by its number": {
    ...PENTAX,
    make: "PENTAX Corporation",
    model: "PENTAX *ist DL",
    note: { entries: [short(0x0014, 9), bytes(0x003f, 4, 252, 0)] },
    expected: { iso: 200, lens: "smc PENTAX-DA 18-55mm F3.5-5.6 AL" },
    exiftool: { "Pentax:LensType": "smc PENTAX-DA 18-55mm F3.5-5.6 AL" },
  },
  "Pentax with a newer lens than itself": {
    ...PENTAX,
    make: "PENTAX Corporation",
    model: "PENTAX K10D",
    note: { entries: [bytes(0x003f, 7, 232, 0)] },
    expected: { lens: "smc PENTAX-DA 17-70mm F4 AL [IF] SDM" },
    exiftool: { "Pentax:LensType": "smc PENTAX-DA 17-70mm F4 AL [IF] SDM ? (7 232)" },
  },
  "Pentax with a lens of another maker": {
    ...PENTAX,
    make: "PENTAX Corporation",
    model: "PENTAX K10D",
    note: { entries: [bytes(0x003f, 3, 255, 0)] },
    expected: {},
    exiftool: {},
  },
  Casio: {
    ...CASIO,
    make: "CASIO COMPUTER CO.,LTD.",
    model: "EX-Z57",
    note: { entries: [short(0x0001, 1), short(0x3014, 64)] },
    expected: { iso: 64 },
    exiftool: { "Casio:ISO": 64 },
  },
  "Casio with a code": {
    ...CASIO,
    make: "CASIO COMPUTER CO.,LTD",
    model: "EX-Z3",
    note: { entries: [short(0x0014, 6)] },
    expected: { iso: 100 },
    exiftool: { "Casio:ISO": 100 },
  },
  "older Casio": {
    make: "CASIO",
    model: "QV-3000EX",
    order: "MM",
    head: new Uint8Array(),
    base: null,
    note: { entries: [short(0x0001, 1), short(0x0014, 125)] },
    expected: { iso: 125 },
    exiftool: { "Casio:ISO": 125 },
  },
};
