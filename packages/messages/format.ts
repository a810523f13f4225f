/** Numbers, lists, dates and plurals in one locale's notation, by Intl. */

/** A word's forms by plural category; `other` is used for categories without a form. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export interface Format {
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  readonly date: (date: Date, options?: Intl.DateTimeFormatOptions) => string;
  /** Joins items with commas and a final “and” or “or”. */
  readonly list: (items: readonly string[], type?: Intl.ListFormatType) => string;
  /** Returns the form for a count: `plural(1, { one: "photo", other: "photos" })` is `photo` in English. */
  readonly plural: (count: number, forms: PluralForms) => string;
}

/** @param locale a BCP 47 language tag */
export function formatFor(locale: string): Format {
  const plurals = new Intl.PluralRules(locale);
  return {
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    date: (date, options) => new Intl.DateTimeFormat(locale, options).format(date),
    list: (items, type = "conjunction") => new Intl.ListFormat(locale, { type }).format(items),
    plural: (count, forms) => forms[plurals.select(count)] ?? forms.other,
  };
}
