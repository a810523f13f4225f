/** Finds the best of our languages for a wanted one. */

/** Decided by the place where the tag has no script: Taiwan’s Chinese is traditional (Unicode TR 35, likely subtags). */
const scriptOf = (tag: string): string | undefined => new Intl.Locale(tag).maximize().script;
const languageOf = (tag: string): string => new Intl.Locale(tag).language;

/**
 * @param wanted BCP 47 tags, best first; others are passed over
 * @param offered names of languages
 * @returns a name, such as `zh-Hant` for `zh-TW`; undefined if none fits
 */
export function matchLanguage(wanted: readonly string[], offered: readonly string[]): string | undefined {
  return wanted.flatMap((tag) => {
    try {
      const exact = offered.find((name) => name.toLowerCase() === tag.toLowerCase());
      const alike = offered.find((name) => languageOf(name) === languageOf(tag) && scriptOf(name) === scriptOf(tag));
      return exact ?? alike ?? [];
    } catch {
      // Not a tag.
      return [];
    }
  })[0];
}
