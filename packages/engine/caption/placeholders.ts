/** Placeholders written by cameras and converters for an unknown name. */
const PLACEHOLDER =
  /^\W*(?:n\/?a|none|null|undefined|unknown\b.*|unidentified\b.*|no[ -]?lens\b.*|not (?:available|attached|set|specified|known)|manual lens no cpu)\W*$/iu;

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const HAS_LETTER = /\p{L}/u;

/** `0.0 f/0.0`, `0-0mm F0`: names of manual lenses in Lightroom and some cameras. */
const ZERO_MILLIMETRES = /^0+(?:[.,]0+)?\s*(?:mm)?\s*(?:-\s*0+(?:[.,]0+)?\s*)?(?:mm)?\s*(?:$|f)/iu;
/** Focal length, or both of a zoom lens. */
const FOCAL_LENGTH = /(?<shortest>\d+(?:[.,]\d+)?)(?:\s*-\s*(?<longest>\d+(?:[.,]\d+)?))?\s*mm/giu;
const ZERO_APERTURE = /(?<!\p{L})f\s*\/?\s*0+(?:[.,]0+)?(?![\d.,])/iu;

/** Scanners of laboratories are no cameras. Source: Model in scans by Noritsu and Fuji minilabs. */
const SCANNER = /^(?:QSS(?:-[\d_ ]+)?|EZ Controller|SP-?\d{3,4}|FRONTIER\b.*)$/iu;

/** Returns whether a model is no camera. */
export function isNoCamera(name: string): boolean {
  return isPlaceholder(name) || SCANNER.test(name);
}

/** True for placeholders: `----`, `N/A`, `Unknown (8 01 10)`. */
export function isPlaceholder(name: string): boolean {
  return !HAS_LETTER_OR_DIGIT.test(name) || PLACEHOLDER.test(name);
}

/** Returns whether a lens's name is a placeholder: also a lens with 0 mm, and a number alone. */
export function isLensPlaceholder(name: string): boolean {
  return isPlaceholder(name) || !HAS_LETTER.test(name) || ZERO_MILLIMETRES.test(name) || hasNoFocalLength(name);
}

/** True for `DT 0mm F0 SAM`: adapted lenses under the name of another one. */
function hasNoFocalLength(name: string): boolean {
  const lengths = [...name.matchAll(FOCAL_LENGTH)].flatMap(({ groups }) => Object.values(groups ?? {}));
  const isZero = (length: string | undefined): boolean => length === undefined || /^[0.,]+$/u.test(length);
  return lengths.length === 0 ? ZERO_APERTURE.test(name) : lengths.every(isZero);
}
