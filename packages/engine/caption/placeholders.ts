/** What cameras and converters write where they know no name. */
const PLACEHOLDER =
  /^\W*(?:n\/?a|none|null|undefined|unknown\b.*|unidentified\b.*|no[ -]?lens\b.*|not (?:available|attached|set|specified|known)|manual lens no cpu)\W*$/iu;

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const HAS_LETTER = /\p{L}/u;

/** `0.0 mm f/0.0`, `0-0mm F0`: a manual lens as Lightroom and some cameras name it. */
const ZERO_MILLIMETRES = /^0+(?:[.,]0+)?\s*(?:mm)?\s*(?:-\s*0+(?:[.,]0+)?\s*)?(?:mm)?\s*(?:$|f)/iu;

/** Whether a name says only that there is none: `----`, `N/A`, `Unknown (8 01 10)`. */
export function isPlaceholder(name: string): boolean {
  return !HAS_LETTER_OR_DIGIT.test(name) || PLACEHOLDER.test(name);
}

/** Whether a lens's name is no name: a placeholder, a lens of 0 mm, or a bare number. */
export function isLensPlaceholder(name: string): boolean {
  return isPlaceholder(name) || !HAS_LETTER.test(name) || ZERO_MILLIMETRES.test(name);
}
