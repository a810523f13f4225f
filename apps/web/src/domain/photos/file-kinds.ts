/** Photos by the system's file names and types. The worker decides by the bytes. */
import { FORMATS, type PhotoFormat } from "@matte/formats/registry";

const PHOTO_TYPES: readonly string[] = FORMATS.map(({ mediaType }) => mediaType);

const endingsOf = ({ endings, rareEndings = [] }: PhotoFormat): string[] => [...endings, ...rareEndings];
const PHOTO_ENDINGS: ReadonlySet<string> = new Set(FORMATS.flatMap(endingsOf));
/** Endings unknown to systems, or called differently. */
const UNKNOWN_ENDINGS: ReadonlySet<string> = new Set(
  FORMATS.flatMap((one: PhotoFormat) => (one.kind === "raw" || one.isRare ? endingsOf(one) : (one.rareEndings ?? []))),
);

/** The file picker's `accept`. */
export const ACCEPTED = [...PHOTO_TYPES, ...[...UNKNOWN_ENDINGS].map((ending) => `.${ending}`)].join(",");

/** True if name or type belongs to a supported format. */
export function looksLikePhoto({ name, type }: Pick<File, "name" | "type">): boolean {
  const ending = endingOf(name);
  return PHOTO_TYPES.includes(type) || (type === "" ? PHOTO_ENDINGS : UNKNOWN_ENDINGS).has(ending);
}

function endingOf(name: string): string {
  return name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "";
}
