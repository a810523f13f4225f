/** Places for line breaks in a caption. */
import { memoize } from "../memoize.ts";

/** Words are the same in every language; `und` keeps the reader's locale out. */
const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** Breaking white space: not the no-break spaces U+00A0, U+2007, U+202F. */
const BREAKING_SPACE = /^[\t \u1680\u2000-\u2006\u2008-\u200B\u205F\u3000]+$/u;

/** Scripts whose words have no spaces between them; the segmenter finds them by dictionary. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Punctuation kept with the word before it, and marks and small kana that never begin a line (UAX #14: CL, EX, IS, NS). */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーゝゞヽヾ々〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ\-–—~〜]/u;
/** Opening punctuation, kept with the word after it. */
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u;

/** Field separator in a line of exposure data. */
const FIELDS = /(?<=\S {2})(?=\S)/u;

/** European letters and punctuation, without characters that join the one before them: words end at spaces, no dictionary is needed. */
const SPACED = /^[ -~\u00A0-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u052F\u2000-\u200A\u2010-\u2027\u202F-\u205F]*$/;
const SPACED_PIECE = /[^ \u2000-\u2006\u2008-\u200A\u205F]*[ \u2000-\u2006\u2008-\u200A\u205F]*/g;
/** Texts on their way through a layout: whole ones, and what is left on each line. */
const CACHE_SIZE = 1000;

/** Splits a text into pieces between which a line may end, each with the space after it. Joined they are the text. */
export const wordPieces: (text: string) => readonly string[] = memoize(CACHE_SIZE, (text) =>
  SPACED.test(text) ? (text.match(SPACED_PIECE) ?? []).filter(Boolean) : segmentedPieces(text),
);

/** The same by the segmenter, for every script. */
export function segmentedPieces(text: string): readonly string[] {
  const pieces: string[] = [];
  let last = "";
  for (const { segment } of segmenter.segment(text)) {
    if (last !== "" && mayBreak(last, segment)) pieces.push(segment);
    else pieces.push((pieces.pop() ?? "") + segment);
    last = segment;
  }
  return pieces;
}

/** The same for exposure data: its line breaks only between fields. */
export function fieldPieces(text: string): string[] {
  return text.split(FIELDS);
}

/** True if a line may end between two neighbouring segments. */
function mayBreak(before: string, after: string): boolean {
  if (BREAKING_SPACE.test(after)) return false;
  if (BREAKING_SPACE.test(before)) return true;
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before)) return false;
  return WITHOUT_SPACES.test(before) || WITHOUT_SPACES.test(after);
}
