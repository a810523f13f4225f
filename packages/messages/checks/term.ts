/** A term of the glossary, in all languages. */

/** Languages with a glossary, by the name of their folder. */
export const GLOSSARY_LANGUAGES = ["zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es", "pt-BR", "it", "uk"] as const;

export type GlossaryLanguage = (typeof GLOSSARY_LANGUAGES)[number];

export interface Term {
  /** In English texts. Upper case counts, because Matte is also the product’s name. */
  readonly english: RegExp;
  /** Word beginnings, in lower case. */
  readonly forms: Readonly<Record<GlossaryLanguage, readonly string[]>>;
}

/** @param forms several have slashes between them */
export function term(
  english: RegExp,
  forms: readonly [
    hans: string,
    hant: string,
    ja: string,
    ko: string,
    de: string,
    fr: string,
    es: string,
    pt: string,
    it: string,
    uk: string,
  ],
): Term {
  const entries = GLOSSARY_LANGUAGES.map((language, index) => [language, (forms[index] ?? "").split("/")]);
  return { english, forms: Object.fromEntries(entries) as Term["forms"] };
}
