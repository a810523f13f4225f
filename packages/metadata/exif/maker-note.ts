import { type ByteRange, letters, tiffReader, u16be } from "@matte/pixels/bytes";
import { type Directory, type Field, numbersOf, readDirectory } from "./directory.ts";
import { type NoteKind, noteKindAt } from "./note-kinds.ts";
import { type ExifStructure, makerNoteRanges } from "./structure.ts";
import { MAKE } from "./tags.ts";

export interface MakerNote {
  readonly kind: NoteKind;
  readonly start: number;
  /** Start of {@link view} in the block. */
  readonly base: number;
  /** Copy of the block from the note's offset base, with a TIFF header giving the note's byte order. */
  readonly view: Uint8Array;
  /** Directory offset in {@link view}; null without one. */
  readonly directory: number | null;
}

const LITTLE = 0x4949;
const TIFF_HEADER = 8;
const HEADERS = { little: [0x49, 0x49, 42, 0], big: [0x4d, 0x4d, 0, 42] } as const;

/** Yields maker notes with known layouts. Copies each when reached, including earlier changes to the block. */
export function* makerNotes(block: Uint8Array, structure: ExifStructure): Generator<MakerNote, void> {
  const make = makeOf(block, structure);
  for (const range of makerNoteRanges(structure)) {
    const kind = noteKindAt(block, range.start, make);
    const note = kind && opened(block, range, kind);
    if (note) yield note;
  }
}

/** Longest known maker's name. */
const MAKE_LENGTH = 16;

function makeOf(block: Uint8Array, { first }: ExifStructure): string {
  const { start, end } = first.fields.find(({ tag }) => tag === MAKE)?.value ?? { start: 0, end: 0 };
  return letters(block, start, Math.min(end - start, MAKE_LENGTH));
}

function opened(block: Uint8Array, { start }: ByteRange, kind: NoteKind): MakerNote | null {
  const base = kind.base === null ? 0 : start + kind.base;
  const view = block.slice(base);
  if (view.length < TIFF_HEADER) return null;
  const given = givenOrder(block, start, kind);
  const open = (order: keyof typeof HEADERS): MakerNote => {
    const ordered = view.slice();
    ordered.set(HEADERS[order]);
    return { kind, start, base, view: ordered, directory: directoryOf(ordered, start - base, kind) };
  };
  const note = open(given);
  const isReadable = note.directory === null || readDirectory(note.view, note.directory) !== null;
  // Editors rewrite blocks in another byte order around the same note.
  return isReadable || kind.order !== null ? note : open(given === "little" ? "big" : "little");
}

function givenOrder(block: Uint8Array, start: number, { order }: NoteKind): keyof typeof HEADERS {
  if (order === "II") return "little";
  return u16be(block, order === null ? 0 : start + order) === LITTLE ? "little" : "big";
}

function directoryOf(view: Uint8Array, noteAt: number, { directory }: NoteKind): number | null {
  if (directory === null) return null;
  return typeof directory === "number" ? noteAt + directory : (tiffReader(view)?.u32(noteAt + directory.offsetAt) ?? 0);
}

/** Reads directory offsets from a field. Olympus writes directories as UNDEFINED values or as pointers. */
export function offsetsOf(view: Uint8Array, { fields }: Directory, tag: number): number[] {
  const found: readonly Field[] = fields.filter((field) => field.tag === tag);
  return found.map((field) => numbersOf(view, field)[0] ?? field.value.start);
}
