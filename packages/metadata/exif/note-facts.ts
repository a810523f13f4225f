import type { NoteTags } from "@matte/engine";
import { nameIn } from "./camera-name.ts";
import { readDirectory } from "./directory.ts";
import {
  CANON_STYLES,
  FUJIFILM_FILMS,
  FUJIFILM_MONOCHROMES,
  nikonControl,
  OLYMPUS_MODES,
  PANASONIC_STYLES,
  PENTAX_TONES,
  sonyStyle,
} from "./film-names.ts";
import { type MakerNote, makerNotes, offsetsOf } from "./maker-note.ts";
import type { NoteKind } from "./note-kinds.ts";
import { NoteValues } from "./note-values.ts";
import { kodakIso } from "./kodak-iso.ts";
import { pentaxIso } from "./pentax-iso.ts";
import { pentaxLens } from "./pentax-lens.ts";
import { sonyLens } from "./sony-lens.ts";
import { type ExifStructure, makerNoteRanges, structureOf } from "./structure.ts";
import { MAKE, MODEL } from "./tags.ts";

/** `child` opens the directory to which a tag points. */
type Reader = (note: NoteValues, child: (tag: number) => NoteValues | null) => NoteTags;

/** Other makers' notes add nothing to EXIF, or lack a complete list of lenses. */
const READERS: Readonly<Partial<Record<NoteKind["maker"], Reader>>> = {
  nikon: (note) => ({
    ISO: note.whole(0x0002)[1],
    LensInfo: note.rationals(0x0084),
    Film: nikonControl(note.bytes(0x0023) ?? note.bytes(0x00bd)),
    Serial: note.bytes(0x001d),
  }),
  olympus: (note, child) => ({
    ISO: olympusIso(note),
    ...olympusLens(child(0x2010)),
    Film: named(OLYMPUS_MODES, child(0x2020)?.whole(0x0520)),
    Serial: child(0x2010)?.bytes(0x0101),
  }),
  canon: (note) => ({
    ISO: canonIso(note),
    LensModel: note.bytes(0x0095),
    LensInfo: canonLens(canonRecord(note, 0x0001)),
    Film: named(CANON_STYLES, canonRecord(note, 0x00a0).slice(10)),
    Serial: note.whole(0x000c)[0],
  }),
  sony: (note) => ({ LensModel: sonyLens(note.bytes(0xb02a) ?? NONE), Film: sonyStyle(note.bytes(0xb020)) }),
  fujifilm: (note) => ({
    LensInfo: [0x1404, 0x1405, 0x1406, 0x1407].flatMap((tag) => note.rationals(tag).slice(0, 1)),
    Film: named(FUJIFILM_MONOCHROMES, note.whole(0x1003)) ?? named(FUJIFILM_FILMS, note.whole(0x1401)),
  }),
  panasonic: (note) => ({
    ISO: note.whole(0x00d1)[0],
    LensModel: note.bytes(0x0051),
    Film: named(PANASONIC_STYLES, note.whole(0x0089)),
  }),
  pentax: (note) => ({
    ISO: pentaxIso(note.whole(0x0014)[0] ?? 0),
    LensModel: pentaxLensName(note.bytes(0x0239)) ?? pentaxLens(note.bytes(0x003f) ?? NONE),
    Film: named(PENTAX_TONES, note.whole(0x004f)),
    Serial: note.bytes(0x0229),
  }),
  casio: (note) => ({ ISO: note.whole(0x3014)[0] ?? casioIso(note.whole(0x0014)[0]) }),
};

const NONE = new Uint8Array();

/** Returns the name of a tag's first number. */
function named(names: Readonly<Record<number, string>>, [value]: readonly number[] = []): string | undefined {
  return value === undefined ? undefined : names[value];
}

/** Reads facts from an EXIF block's maker note, unchecked. */
export function noteFacts(block: Uint8Array): NoteTags {
  const structure = structureOf(block);
  if (structure === null) return {};
  for (const note of makerNotes(block, structure)) {
    const facts = factsIn(note);
    if (facts !== null) return facts;
  }
  return kodakFacts(block, structure);
}

function kodakFacts(block: Uint8Array, structure: ExifStructure): NoteTags {
  const [note] = makerNoteRanges(structure);
  const isKodak = nameIn(block, structure, MAKE).toLowerCase().startsWith("eastman kodak");
  return isKodak && note !== undefined ? { ISO: kodakIso(block, note, nameIn(block, structure, MODEL)) } : {};
}

function factsIn({ kind, view, directory }: MakerNote): NoteTags | null {
  const read = READERS[kind.maker];
  const found = directory === null ? null : readDirectory(view, directory);
  if (read === undefined || found === null) return null;
  const child = (tag: number): NoteValues | null => {
    const [offset] = offsetsOf(view, found, tag);
    const inner = offset === undefined ? null : readDirectory(view, offset);
    return inner && new NoteValues(view, inner);
  };
  return read(new NoteValues(view, found), child);
}

/** ISOValue: an APEX speed, 5 for ISO 100. */
function olympusIso(note: NoteValues): number | undefined {
  const [apex] = note.rationals(0x1001);
  return apex && 100 * 2 ** (apex[0] / apex[1] - 5);
}

function olympusLens(equipment: NoteValues | null): NoteTags {
  if (equipment === null) return {};
  const number = (tag: number): number => equipment.whole(tag)[0] ?? 0;
  // Powers of √2 in 256ths.
  const fNumber = (tag: number): number => Math.round(10 * 2 ** (number(tag) / 512)) / 10;
  const numbers = [number(0x0207), number(0x0208), fNumber(0x0205), fNumber(0x0206)];
  return { LensModel: equipment.bytes(0x0203), LensInfo: numbers.map((value) => [value, 1]) };
}

/** CameraISO if it is a speed; else BaseISO times AutoISO, both in 32nds of a stop. */
function canonIso(note: NoteValues): number | undefined {
  const iso = canonSpeed(canonRecord(note, 0x0001)[16] ?? 0);
  const [, auto, base] = canonRecord(note, 0x0004).map((value) => (value << 16) >> 16);
  if (iso !== undefined || auto === undefined || base === undefined || base === 0) return iso;
  return Math.round((100 / 32) * 2 ** ((auto + base) / 32));
}

/** 16-bit numbers, the first giving the record's length in bytes; none if an editor separated note and records. */
function canonRecord(note: NoteValues, tag: number): readonly number[] {
  const values = note.whole(tag);
  return values[0] === 2 * note.count(tag) ? values : [];
}

const CANON_SPEEDS: Readonly<Record<number, number>> = { 16: 50, 17: 100, 18: 200, 19: 400, 20: 800 };
const CANON_UNKNOWN = 0x7fff;
const CANON_SPEED = 0x4000;

function canonSpeed(code: number): number | undefined {
  if (code === CANON_UNKNOWN) return undefined;
  return (code & CANON_SPEED) === 0 ? CANON_SPEEDS[code] : code & (CANON_SPEED - 1);
}

/** Only exchangeable lenses have a type. */
function canonLens(settings: readonly number[]): unknown {
  const [type = 0, long = 0, short = 0, units = 1] = settings.slice(22, 26);
  return type === 0 || type === 0xffff ? undefined : [short, long].map((value) => [value, Math.max(1, units)]);
}

/** Codes in the first Casios; later ones write the speed. */
const CASIO_SPEEDS: Readonly<Record<number, number>> = { 3: 50, 4: 64, 6: 100, 9: 200 };

function casioIso(value: number | undefined): number | undefined {
  return value === undefined ? undefined : (CASIO_SPEEDS[value] ?? value);
}

/** Lens name in the Pentax Q's record; undefined if blank. */
function pentaxLensName(record: Uint8Array | undefined): Uint8Array | undefined {
  const name = record?.subarray(12, 42);
  return name?.some((byte) => byte > 0x20) ? name : undefined;
}
