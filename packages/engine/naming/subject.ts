import { splitEnding } from "./file-name.ts";

/**
 * File names that cameras give: a prefix, an optional underscore, a number. A leading underscore marks Adobe RGB (DCF 2.0):
 * `_DSC1234`, and `_MG_1234` instead of `IMG_1234`.
 */
const CAMERA_STYLE = /^(?:_?(?:IMG|DSC|SAM|P|L)|_MG)_?\d/iu;

const BETWEEN_WORDS = /[\p{Pd}_\s]+/u;
const NUMERIC = /^\p{N}+$/u;
const MOST_WORDS = 2;

/** Georgian has capitals only for whole lines in capitals, not for the start of a word. */
const WITHOUT_INITIAL_CAPITALS = /^\p{Script=Georgian}/u;

/**
 * A photo's subject, guessed from its file's name: the first two words that are not numbers, each with a capital and
 * otherwise in their own case; empty if the camera gave the name.
 */
export function guessSubject(fileName: string): string {
  const name = splitEnding(fileName.normalize("NFC").trim()).stem;
  if (CAMERA_STYLE.test(name)) return "";
  const words = name.split(BETWEEN_WORDS).filter((word) => word !== "" && !NUMERIC.test(word));
  return words.slice(0, MOST_WORDS).map(capitalised).join(" ");
}

/** One capital even where a letter has two (`ß` becomes `Ss`), the same in every language. */
function capitalised(word: string): string {
  if (WITHOUT_INITIAL_CAPITALS.test(word)) return word;
  const [first = "", ...rest] = word;
  const [capital = "", ...more] = first.toUpperCase();
  return capital + more.join("").toLowerCase() + rest.join("");
}
