import { type ByteRange, tiffReader } from "@matte/pixels/bytes";
import {
  type Directory,
  type Field,
  MAX_POINTERS,
  numbersOf,
  pointedTo,
  rangesOf,
  type ReadDirectory,
  readDirectory,
  readRemains,
} from "./directory.ts";
import { FieldBudget } from "./field-budget.ts";
import { gpsOf } from "./gps.ts";
import { overlap } from "./ranges.ts";
import {
  ASCII,
  EXIF_POINTER,
  INTEROPERABILITY_INDEX,
  INTEROPERABILITY_POINTER,
  INTEROPERABILITY_VERSION,
  LOCATION,
  MAKER_NOTE,
  SUB_DIRECTORIES,
  UNDEFINED,
} from "./tags.ts";

/** EXIF directories, Exif 2.32 §4.5.2. */
export interface ExifStructure {
  /** IFD0. */
  readonly first: Directory;
  readonly exif: readonly Directory[];
  readonly interoperability: readonly Directory[];
  /** Includes truncated ones, whose rest must be removed too. */
  readonly gps: readonly Directory[];
  /** IFD1, all directories chained after it, and subordinate ones. */
  readonly chained: readonly Directory[];
}

const LONGEST_CHAIN = 8;
/** Each is searched completely. */
const MAX_NOTES = 8;

/**
 * Finds the directories. Returns null without a first one, since nothing else is known then, and for more fields or pointers
 * than any camera writes: hostile ones revisit the same directories endlessly.
 */
export function structureOf(block: Uint8Array): ExifStructure | null {
  const budget = new FieldBudget();
  const read = budget.limited(readDirectory);
  const first = read(block, tiffReader(block)?.u32(4) ?? 0);
  if (first === null || countOf(first, EXIF_POINTER) > MAX_POINTERS) return null;
  const exif = pointedTo(block, first, EXIF_POINTER, read);
  const chained = [
    ...chain(block, first, read),
    ...[first, ...exif].flatMap((directory) => subordinate(block, directory, read)),
  ];
  const all = [first, ...exif, ...chained];
  const tables = [first, ...exif].map(({ table }) => table);
  const gps = all.flatMap((directory) => gpsOf(block, directory, tables, budget.limited(readRemains)));
  const interoperability = interoperabilityOf(block, exif, [...all, ...gps]);
  const structure = { first, exif, interoperability, gps, chained };
  return budget.isSpent || makerNoteRanges(structure).length > MAX_NOTES ? null : structure;
}

function countOf({ fields }: Directory, wanted: number): number {
  return fields.filter(({ tag }) => tag === wanted).length;
}

/**
 * Accepts a directory with an index or version and a separate table: a broken pointer leads into other tables, which cannot be
 * edited twice.
 */
function interoperabilityOf(block: Uint8Array, exif: readonly Directory[], others: readonly Directory[]): Directory[] {
  const tables = others.map(({ table }) => table);
  const found = exif.flatMap((directory) => pointedTo(block, directory, INTEROPERABILITY_POINTER));
  return found.filter(({ table, fields }) => fields.some(isInteroperability) && !overlap([table], tables)).slice(0, 1);
}

/** Some Nikons write only the version. */
function isInteroperability({ tag, type, count }: Field): boolean {
  const isVersion = tag === INTEROPERABILITY_VERSION && type === UNDEFINED && count === 4;
  return isVersion || (tag === INTEROPERABILITY_INDEX && type === ASCII);
}

function subordinate(block: Uint8Array, { fields }: Directory, read: ReadDirectory): Directory[] {
  return fields
    .filter(({ tag }) => tag === SUB_DIRECTORIES)
    .flatMap((field) => numbersOf(block, field, LONGEST_CHAIN))
    .flatMap((offset) => read(block, offset) ?? []);
}

function chain(block: Uint8Array, first: Directory, read: ReadDirectory): Directory[] {
  const found: Directory[] = [];
  let next = first.next;
  while (next !== 0 && found.length < LONGEST_CHAIN) {
    const directory = read(block, next);
    if (directory === null) break;
    found.push(directory);
    next = directory.next;
  }
  return found;
}

/** Returns the directories kept in every export. */
export function keptDirectories({ first, exif, interoperability }: ExifStructure): Directory[] {
  return [first, ...exif, ...interoperability];
}

/** Returns all kept bytes except the maker note, whose length cameras get wrong. */
export function keptRanges(structure: ExifStructure, keepLocation: boolean): ByteRange[] {
  const stays = (tag: number): boolean => tag !== MAKER_NOTE && (keepLocation || !LOCATION.has(tag));
  const kept = keptDirectories(structure).map(({ fields, ...rest }) => ({
    ...rest,
    fields: fields.filter(({ tag }) => stays(tag)),
  }));
  const gps = keepLocation ? structure.gps : [];
  return [{ start: 0, end: 8 }, ...[...kept, ...gps].flatMap(rangesOf)];
}

/** Returns the maker note's bytes. */
export function makerNoteRanges({ exif }: ExifStructure): ByteRange[] {
  return exif
    .flatMap(({ fields }) => fields)
    .filter(({ tag }) => tag === MAKER_NOTE)
    .map(({ value }) => value);
}
