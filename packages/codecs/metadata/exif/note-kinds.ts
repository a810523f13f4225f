import { hasLetters } from "../../bytes.ts";

/** Tags of a directory that hold previews of the photo or lead to them. */
export interface PreviewTags {
  /** Offsets and lengths of JPEGs. */
  readonly pairs?: readonly (readonly [offset: number, length: number])[];
  /** Values that are a JPEG. */
  readonly data?: readonly number[];
  /** Directories of a preview alone. */
  readonly whole?: readonly number[];
  /** Directories with preview tags among others. */
  readonly nested?: Readonly<Record<number, PreviewTags>>;
  /** Value with the offset and length of a JPEG among others. */
  readonly record?: PreviewRecord & { readonly tag: number };
}

/** Places of a JPEG's offset and length in a value. */
export interface PreviewRecord {
  readonly offsetAt: number;
  readonly lengthAt: number;
  readonly size: 2 | 4;
}

/** Layout of a maker note. Layouts and tags are those that exiftool documents. */
export interface NoteKind {
  readonly maker:
    | "canon"
    | "casio"
    | "fujifilm"
    | "minolta"
    | "nikon"
    | "olympus"
    | "panasonic"
    | "pentax"
    | "ricoh"
    | "samsung"
    | "sigma"
    | "sony";
  /** First letters of the note; empty for a note that begins with its directory. */
  readonly letters: string;
  /** Beginning of the camera's maker, for notes without letters of their own. */
  readonly make?: string;
  /** Start of its offsets, from the start of the note; null for the start of the block. */
  readonly base: number | null;
  /** Byte order, or its place from the start of the note; null for that of the block, or the other one if that makes no sense. */
  readonly order: "II" | number | null;
  /** Place of its directory, from the start of the note, or the place of its offset; null for a note without one. */
  readonly directory: number | { readonly offsetAt: number } | null;
  readonly previews: PreviewTags;
  /** True for a note whose start readers guess from the end of its table, so that no row of it may be removed. */
  readonly keepsRows?: true;
  /** Preview of a note without a directory. */
  readonly record?: PreviewRecord;
}

const OLYMPUS: PreviewTags = {
  data: [0x0081, 0x0100],
  pairs: [[0x0088, 0x0089]],
  nested: { 0x2020: { pairs: [[0x0101, 0x0102]] } },
};
const MINOLTA: PreviewTags = { data: [0x0081], pairs: [[0x0088, 0x0089]] };
const PENTAX: PreviewTags = { pairs: [[0x0004, 0x0003]] };
const SONY: PreviewTags = { data: [0x2001] };
const NIKON: PreviewTags = { whole: [0x0011] };
const CANON: PreviewTags = { record: { tag: 0x00b6, offsetAt: 20, lengthAt: 8, size: 4 } };
const CASIO: PreviewTags = { ...PENTAX, data: [0x2000] };
const SIGMA: PreviewTags = {
  pairs: [
    [0x001a, 0x001b],
    [0x001c, 0x001d],
  ],
};
const RICOH: PreviewTags = { record: { tag: 0x1001, offsetAt: 28, lengthAt: 30, size: 2 } };

/** The first match counts. */
const KINDS: readonly NoteKind[] = [
  { maker: "nikon", letters: "Nikon\0\x02", base: 10, order: 10, directory: { offsetAt: 14 }, previews: NIKON },
  { maker: "olympus", letters: "OLYMPUS\0", base: 0, order: 8, directory: 12, previews: OLYMPUS },
  { maker: "olympus", letters: "OM SYSTEM\0", base: 0, order: 12, directory: 16, previews: OLYMPUS },
  { maker: "olympus", letters: "OLYMP\0", base: null, order: null, directory: 8, previews: OLYMPUS },
  { maker: "minolta", letters: "MINOL\0", base: null, order: null, directory: 8, previews: OLYMPUS },
  { maker: "minolta", letters: "CAMER\0", base: null, order: null, directory: 8, previews: OLYMPUS },
  { maker: "pentax", letters: "PENTAX \0", base: 0, order: 8, directory: 10, previews: PENTAX },
  { maker: "pentax", letters: "AOC\0", base: null, order: null, directory: 6, previews: PENTAX, keepsRows: true },
  { maker: "pentax", letters: "RICOH\0II", base: 0, order: 6, directory: 8, previews: PENTAX },
  { maker: "pentax", letters: "RICOH\0MM", base: 0, order: 6, directory: 8, previews: PENTAX },
  { maker: "casio", letters: "QVC\0", base: null, order: null, directory: 6, previews: CASIO, keepsRows: true },
  { maker: "casio", letters: "DCI\0", base: null, order: null, directory: 6, previews: CASIO, keepsRows: true },
  { maker: "ricoh", letters: "Ricoh", base: null, order: null, directory: 8, previews: RICOH },
  { maker: "ricoh", letters: "RICOH", base: null, order: null, directory: 8, previews: RICOH },
  { maker: "sony", letters: "SONY DSC", base: null, order: null, directory: 12, previews: SONY },
  { maker: "sony", letters: "SONY CAM", base: null, order: null, directory: 12, previews: SONY },
  { maker: "sony", letters: "SONY MOBILE", base: null, order: null, directory: 12, previews: SONY },
  { maker: "sigma", letters: "SIGMA\0", base: null, order: null, directory: 10, previews: SIGMA },
  { maker: "sigma", letters: "FOVEON\0", base: null, order: null, directory: 10, previews: SIGMA },
  { maker: "fujifilm", letters: "FUJIFILM", base: 0, order: "II", directory: { offsetAt: 8 }, previews: {} },
  { maker: "panasonic", letters: "Panasonic\0", base: null, order: null, directory: 12, previews: {} },
  {
    maker: "samsung",
    letters: "STMN",
    base: null,
    order: null,
    directory: null,
    previews: {},
    record: { offsetAt: 8, lengthAt: 12, size: 4 },
  },
  { maker: "canon", letters: "", make: "Canon", base: null, order: null, directory: 0, previews: CANON },
  { maker: "casio", letters: "", make: "CASIO", base: null, order: null, directory: 0, previews: {} },
  { maker: "minolta", letters: "", make: "Minolta", base: null, order: null, directory: 0, previews: MINOLTA },
  { maker: "minolta", letters: "", make: "Konica Minolta", base: null, order: null, directory: 0, previews: MINOLTA },
  { maker: "nikon", letters: "", make: "Nikon", base: null, order: null, directory: 0, previews: NIKON },
  { maker: "sony", letters: "", make: "Sony", base: null, order: null, directory: 0, previews: SONY },
];

/** @param make the camera's maker; without it, only notes with letters of their own are found */
export function noteKindAt(block: Uint8Array, start: number, make = ""): NoteKind | undefined {
  return KINDS.find(
    (kind) => hasLetters(block, start, kind.letters) && make.toLowerCase().startsWith((kind.make ?? "").toLowerCase()),
  );
}
