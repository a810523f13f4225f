import { hasLetters } from "../../bytes.ts";

/** Tags of a directory that hold previews of the photo or lead to them. */
export interface PreviewTags {
  /** Offset and length of a JPEG. */
  readonly pair?: readonly [offset: number, length: number];
  /** Values that are a JPEG. */
  readonly data?: readonly number[];
  /** Directories of a preview alone. */
  readonly whole?: readonly number[];
  /** Directories with preview tags among others. */
  readonly nested?: Readonly<Record<number, PreviewTags>>;
}

/** Maker note whose layout is known from its first letters. Layouts and tags are those that exiftool documents. */
export interface NoteKind {
  readonly letters: string;
  /** Start of its offsets, from the start of the note; null for the start of the block. */
  readonly base: number | null;
  /** Place of its byte order, from the start of the note; null for that of the block. */
  readonly order: number | null;
  /** Place of its directory, from the start of the note; null where a TIFF header at its base gives the offset. */
  readonly directory: number | null;
  readonly tags: PreviewTags;
}

const OLYMPUS: PreviewTags = {
  data: [0x0081, 0x0100],
  pair: [0x0088, 0x0089],
  nested: { 0x2020: { pair: [0x0101, 0x0102] } },
};
const PENTAX: PreviewTags = { pair: [0x0004, 0x0003] };

const KINDS: readonly NoteKind[] = [
  { letters: "Nikon\0", base: 10, order: 10, directory: null, tags: { whole: [0x0011] } },
  { letters: "OLYMPUS\0", base: 0, order: 8, directory: 12, tags: OLYMPUS },
  { letters: "OM SYSTEM\0", base: 0, order: 12, directory: 16, tags: OLYMPUS },
  { letters: "OLYMP\0", base: null, order: null, directory: 8, tags: OLYMPUS },
  { letters: "PENTAX \0", base: 0, order: 8, directory: 10, tags: PENTAX },
  { letters: "AOC\0", base: null, order: null, directory: 6, tags: PENTAX },
  { letters: "QVC\0", base: null, order: null, directory: 6, tags: { ...PENTAX, data: [0x2000] } },
  { letters: "SONY DSC", base: null, order: null, directory: 12, tags: { data: [0x2001] } },
];

export function noteKindAt(block: Uint8Array, start: number): NoteKind | undefined {
  return KINDS.find(({ letters }) => hasLetters(block, start, letters));
}
