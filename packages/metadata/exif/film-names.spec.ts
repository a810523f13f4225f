import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { cameraDataFrom, cameraTags } from "@matte/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bytes, short, text } from "../../../tools/photos/exif/entries.ts";
import type { Directory } from "../../../tools/photos/exif/tiff.ts";
import { photo } from "../../../test/photos/index.ts";
import { latin1, withSegment } from "@matte/pixels/testing";
import { exiftool, hasExiftool } from "@matte/pixels/testing/exiftool";
import { tagsOf as readTags } from "../tags.ts";
import * as names from "./film-names.ts";
import type { CameraNote } from "./testing/camera-note.ts";
import { blockOf, CAMERA_NOTES } from "./testing/camera-notes.ts";

type Sample = readonly [camera: string, tag: string, note: Directory, film: string | undefined];

const entry = (...entries: Directory["entries"]): Directory => ({ entries });
const shorts = (length: number, at: number, value: number): number[] =>
  Array.from({ length }, (_, index) => (index === 0 ? 2 * length : index === at ? value : 0));

function coded(
  camera: string,
  tag: string,
  films: Readonly<Record<number, string>>,
  note: (value: number) => Directory,
) {
  return Object.entries(films).map(([value, film]): Sample => [camera, tag, note(Number(value)), film]);
}

function nikon(version: string, at: number, name: string): Directory {
  const record = version.padEnd(at, "\0") + name.padEnd(20, "\0");
  return entry(bytes(0x0023, ...latin1(record.padEnd(at === 8 ? 68 : 58, "\0"))));
}

const SAMPLES: readonly Sample[] = [
  ...coded("Fujifilm", "FujiFilm:FilmMode", names.FUJIFILM_FILMS, (value) => entry(short(0x1401, value))),
  ...coded("Fujifilm", "FujiFilm:Saturation", names.FUJIFILM_MONOCHROMES, (value) => entry(short(0x1003, value))),
  ...coded("Panasonic", "Panasonic:PhotoStyle", names.PANASONIC_STYLES, (value) => entry(short(0x0089, value))),
  ...coded("Pentax", "Pentax:ImageTone", names.PENTAX_TONES, (value) => entry(short(0x004f, value))),
  ...coded("Canon", "Canon:PictureStyle", names.CANON_STYLES, (value) =>
    entry(short(0x00a0, ...shorts(14, 10, value))),
  ),
  ...coded("Olympus", "Olympus:PictureMode", names.OLYMPUS_MODES, (value) => ({
    entries: [],
    children: [{ tag: 0x2020, directory: entry(short(0x0520, value, 0)) }],
  })),
  ...Object.entries(names.SONY_STYLES).map(([word, film]): Sample => [
    "Sony",
    "Sony:CreativeStyle",
    entry(text(0xb020, word)),
    film,
  ]),
  ["Nikon", "Nikon:PictureControlName", nikon("0100", 4, "STANDARD"), "Standard"],
  ["Nikon", "Nikon:PictureControlName", nikon("0200", 4, "DEEP TONE MONOCHROME"), "Deep Tone Monochrome"],
  ["Nikon", "Nikon:PictureControlName", nikon("0300", 8, "FLAT"), "Flat"],
  ["Nikon", "Nikon:PictureControlName", nikon("0100", 4, "D2XMODE1"), "D2XMODE1"],
  ["Nikon", "Nikon:PictureControlName", nikon("0100", 4, "My own 2"), "My own 2"],
];

const EXIF = "Exif\0\0";
/** Newer than the exiftool of Debian 12. */
const NEWER = ["Reala Ace"];

const UNKNOWN: readonly Sample[] = [
  ["Fujifilm", "", entry(short(0x1401, 0x7f00)), undefined],
  ["Fujifilm", "", entry(short(0x1003, 0x80)), undefined],
  ["Panasonic", "", entry(short(0x0089, 1)), undefined],
  ["Pentax", "", entry(short(0x004f, 262)), undefined],
  ["Canon", "", entry(short(0x00a0, ...shorts(14, 10, 0x21))), undefined],
  ["Canon", "", entry(short(0x00a0, ...shorts(14, 10, 0x81).with(0, 5))), undefined],
  ["Olympus", "", { entries: [], children: [{ tag: 0x2020, directory: entry(short(0x0520, 7)) }] }, undefined],
  ["Sony", "", entry(text(0xb020, "toString")), undefined],
  ["Sony", "", entry(text(0xb020, "None")), undefined],
  ["Nikon", "", nikon("0900", 4, "STANDARD"), undefined],
  ["Nikon", "", nikon("0100", 4, "\x01\x02"), undefined],
  ["Nikon", "", entry(bytes(0x0023, 0x30)), undefined],
  ["Nikon", "", entry(), undefined],
];

function block([camera, , note]: Sample): Uint8Array<ArrayBuffer> {
  const one: CameraNote | undefined = CAMERA_NOTES[camera];
  if (one === undefined) throw new Error(`No camera ${camera}`);
  return blockOf({ ...one, note });
}

function filmIn(sample: Sample): string | undefined {
  return cameraDataFrom(readTags(block(sample), new Uint8Array(), cameraTags())).filmStyle;
}

test.each(SAMPLES.map((sample) => [sample[0], sample[3], sample] as const))(
  "a %s has the film %s",
  (_, film, sample) => {
    expect(filmIn(sample)).toBe(film);
  },
);

test("values without a name give no film", () => {
  expect(UNKNOWN.map(filmIn)).toEqual(UNKNOWN.map(() => undefined));
});

describe.runIf(hasExiftool)("exiftool", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path(tmpdir(), "matte-film-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("has the same name for every value, or has it in its own", async () => {
    const known = SAMPLES.filter(([, , , film = ""]) => !NEWER.includes(film));
    const plain = await photo("one-pixel");
    const files = known.map((_, index) => path(folder, `${index}.jpg`));
    await Promise.all(
      known.map((sample, index) => writeFile(files[index] ?? "", withSegment(plain, 0xe1, EXIF, block(sample)))),
    );
    const read = await exiftool(files, "--n", "-MakerNotes:all");
    const compared = known.map(([camera, tag, , film = ""], index) => ({
      camera,
      film,
      theirs: nameIn(read[index]?.[tag]),
    }));
    expect(compared.filter(({ film, theirs }) => !theirs.includes(film))).toEqual([]);
    const differing = compared.filter(({ film, theirs }) => theirs !== film);
    expect(new Set(differing.map(({ camera }) => camera))).toEqual(new Set(["Fujifilm"]));
    expect(new Set(compared.map(({ camera }) => camera)).size).toBe(7);
  }, 60_000);
});

/** Olympus's second value is a strength. */
function nameIn(value: unknown): string {
  return String(value).split(";")[0] ?? "";
}
