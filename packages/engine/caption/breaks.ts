/** Places at which a line of a caption may end. */

/** Words are the same in every language; `und` keeps the reader's locale out. */
const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** White space that a line may end at: not the no-break spaces U+00A0, U+2007, U+202F. */
const BREAKING_SPACE = /^[\t \u1680\u2000-\u2006\u2008-\u200B\u205F\u3000]+$/u;

/** Scripts whose words have no spaces between them; the segmenter finds them by dictionary. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Punctuation that stays with the word before it, and marks and small kana that begin no line (UAX #14: CL, EX, IS, NS). */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーゝゞヽヾ々〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ\-–—~〜]/u;
/** Opening punctuation, which stays with the word after it. */
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u;

/** Separator of the fields in a line of exposure data. */
const FIELDS = /(?<=\S {2})(?=\S)/u;

/** Pieces of a text between which a line may end, each with the space that follows it. Joined they are the text. */
export function wordPieces(text: string): string[] {
  const pieces: string[] = [];
  let last = "";
  for (const { segment } of segmenter.segment(text)) {
    if (last !== "" && mayBreak(last, segment)) pieces.push(segment);
    else pieces.push((pieces.pop() ?? "") + segment);
    last = segment;
  }
  return pieces;
}

/** The same for a line of exposure data, which breaks only between its fields. */
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
