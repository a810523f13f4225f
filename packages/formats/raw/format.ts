import type { PhotoFormat } from "../format.ts";

/** Types in `file-type.ts` with an embedded camera JPEG. */
const TYPES: ReadonlySet<string | null> = new Set(
  ["CR2", "CR3", "NEF", "ARW", "DNG", "RAF", "ORF", "RW2", "PEF"].map((name) => `camera raw (${name})`),
);

export const RAW = {
  kind: "raw",
  name: "raw",
  mediaType: "image/x-dcraw",
  endings: ["cr2", "cr3", "nef", "nrw", "arw", "dng", "raf", "orf", "rw2", "rwl", "pef", "gpr"],
  // Older Sony, Olympus's high resolution, Pentax's first.
  rareEndings: ["sr2", "srf", "ori", "ptx"],
  readAs: "jpeg",
  matches: (_head, type) => TYPES.has(type),
} as const satisfies PhotoFormat;
