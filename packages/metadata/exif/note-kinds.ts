import { hasLetters } from "@matte/pixels/bytes";

export interface PreviewTags {
  /** JPEG offsets and lengths. */
  readonly pairs?: readonly (readonly [offset: number, length: number])[];
  /** JPEG values. */
  readonly data?: readonly number[];
  /** Directories containing only a preview. */
  readonly whole?: readonly number[];
  /** Directories with preview tags among others. */
  readonly nested?: Readonly<Record<number, PreviewTags>>;
  /** Value holding a JPEG's offset and length among other data. */
  readonly record?: PreviewRecord & { readonly tag: number };
}

/** Positions of a JPEG's offset and length in a value. */
export interface PreviewRecord {
  readonly offsetAt: number;
  readonly lengthAt: number;
  readonly size: 2 | 4;
}

/** Maker note layout. Layouts and tags follow exiftool's documentation. */
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
  /** Empty for a note that begins with its directory. */
  readonly letters: string;
  /** First letters of the camera's maker, for notes without letters. */
  readonly make?: string;
  /** Offset base from the note's start; null for the block's start. */
  readonly base: number | null;
  /** Byte order, or its position from the note's start; null for the block's order, or the other one if that makes no sense. */
  readonly order: "II" | number | null;
  /** Directory position from the note's start, or position of its offset; null without a directory. */
  readonly directory: number | { readonly offsetAt: number } | null;
  readonly previews: PreviewTags;
  /** True if readers guess the note's start from the end of its table, so rows must stay. */
  readonly keepsRows?: true;
  /** For a note without a directory. */
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

/** @param make camera maker; without it, only notes with letters are found */
export function noteKindAt(block: Uint8Array, start: number, make = ""): NoteKind | undefined {
  return KINDS.find(
    (kind) => hasLetters(block, start, kind.letters) && make.toLowerCase().startsWith((kind.make ?? "").toLowerCase()),
  );
}
