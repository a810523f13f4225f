import { memoize } from "../memoize.ts";
import { splitEnding, withoutExportPrefix } from "./file-name.ts";

/**
 * Beginnings of names that cameras give, whatever follows: a prefix, an optional underscore, a number. A leading underscore marks
 * Adobe RGB (DCF 2.0): `_DSC1234`, and `_MG_1234` instead of `IMG_1234`.
 */
const CAMERA_PREFIX = /^(?:_?(?:IMG|DSC|SAM|P|L|PXL)|_MG|IMG_E)_?\d/iu;

/** Whole names with a short prefix and digits: `DSCF0007`, `GH010042`, `A7R05678`, `PXL_20240101_120000`. */
const PREFIX_AND_DIGITS = /^_?\p{L}[\p{L}\p{N}]{0,4}[\p{Pd}_\s.]?\p{N}[\p{N}\p{Pd}_\s.]*$/u;

/** Names that phones and scanners give. */
const MACHINE_NAME = /^(?:whatsapp (?:image|video)|screen ?shot|scan[\p{Pd}_\s]*(?=\p{N}|$))(?!\p{L})/iu;

/** Day at the beginning of a name that is otherwise typed. */
const LEADING_DAY = /^\d{4}[-_.]?\d{2}[-_.]?\d{2}(?!\d)/u;

const BETWEEN_WORDS = /[\p{Pd}_\s]+/u;
const NUMERIC = /^\p{N}+$/u;
const MOST_WORDS = 2;

/** Georgian has capitals only for whole lines in capitals, not for the start of a word. */
const WITHOUT_INITIAL_CAPITALS = /^\p{Script=Georgian}/u;

/**
 * Guesses a photo's subject from its file name: the first two words that are not numbers, each with a capital and otherwise in its
 * case; empty if the camera gave the name.
 */
export function guessSubject(fileName: string): string {
  return wordsOfFileName(fileName).slice(0, MOST_WORDS).join(" ");
}

/** Every change of a caption asks for the words of all photos again. */
const CACHE_SIZE = 2000;

/** All words of {@link guessSubject}. */
export const wordsOfFileName: (fileName: string) => readonly string[] = memoize(CACHE_SIZE, (fileName) => {
  const name = splitEnding(withoutExportPrefix(fileName.normalize("NFC").trim())).stem;
  if (isMachineMade(name)) return [];
  const words = name.split(BETWEEN_WORDS).filter((word) => word !== "" && !NUMERIC.test(word));
  return words.map(capitalised);
});

function isMachineMade(name: string): boolean {
  if ([CAMERA_PREFIX, PREFIX_AND_DIGITS, MACHINE_NAME].some((style) => style.test(name))) return true;
  const typed = name.replace(LEADING_DAY, "");
  return count(typed, /\p{N}/gu) > count(typed, /\p{L}/gu);
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

/** One capital even if a letter has two (`ß` becomes `Ss`), the same in every language. */
function capitalised(word: string): string {
  if (WITHOUT_INITIAL_CAPITALS.test(word)) return word;
  const [first = "", ...rest] = word;
  const [capital = "", ...more] = first.toUpperCase();
  return capital + more.join("").toLowerCase() + rest.join("");
}
