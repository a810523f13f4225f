/** Finds the best of our languages for one that a reader asks for. */
import { LANGUAGES } from "./languages.ts";

/** The likely script of a language, which a place may decide: that of Taiwan is traditional (Unicode TR 35, likely subtags). */
const scriptOf = (tag: string): string | undefined => new Intl.Locale(tag).maximize().script;
const languageOf = (tag: string): string => new Intl.Locale(tag).language;

/**
 * @param wanted BCP 47 tags, best first; others are passed over
 * @param offered names of languages
 * @returns a name, such as `zh-Hant` for `zh-TW`; undefined if none fits
 */
export function matchLanguage(
  wanted: readonly string[],
  offered: readonly string[] = Object.keys(LANGUAGES),
): string | undefined {
  return wanted.flatMap((tag) => {
    try {
      const exact = offered.find((name) => name.toLowerCase() === tag.toLowerCase());
      return (
        exact ?? offered.find((name) => languageOf(name) === languageOf(tag) && scriptOf(name) === scriptOf(tag)) ?? []
      );
    } catch {
      // Not a tag.
      return [];
    }
  })[0];
}
