/** Photos by the system's file names and types. The worker decides by the bytes. */
import { FORMATS, type PhotoFormat } from "@matte/codecs/formats";

const PHOTO_TYPES: readonly string[] = FORMATS.map(({ mediaType }) => mediaType);

const endingsOf = ({ endings, rareEndings = [] }: PhotoFormat): string[] => [...endings, ...rareEndings];
const PHOTO_ENDINGS: ReadonlySet<string> = new Set(FORMATS.flatMap(endingsOf));
/** Systems call the files of each camera differently, or do not know them. */
const RAW_ENDINGS: ReadonlySet<string> = new Set(FORMATS.filter(({ kind }) => kind === "raw").flatMap(endingsOf));

/** Value of `accept` of the file picker. */
export const ACCEPTED = [...PHOTO_TYPES, ...[...RAW_ENDINGS].map((ending) => `.${ending}`)].join(",");

/** True where name or type is that of a format that can be framed. */
export function looksLikePhoto({ name, type }: Pick<File, "name" | "type">): boolean {
  const ending = endingOf(name);
  return PHOTO_TYPES.includes(type) || (type === "" ? PHOTO_ENDINGS : RAW_ENDINGS).has(ending);
}

function endingOf(name: string): string {
  return name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "";
}

/** True for files that systems hide: `.DS_Store`, `._DSC0001.jpg`, `Thumbs.db`. */
export function isHidden(name: string): boolean {
  return name.startsWith(".") || /^(thumbs\.db|desktop\.ini)$/i.test(name);
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** Compares paths: `2.jpg` is before `10.jpg`, and a folder's files are together. */
export function naturalOrder(a: readonly string[], b: readonly string[]): number {
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at++) {
    const order = collator.compare(a[at] ?? "", b[at] ?? "");
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
