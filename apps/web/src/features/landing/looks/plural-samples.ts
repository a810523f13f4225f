/** Whole numbers of all plural categories of the languages that CLDR knows. */
const NUMBERS = [0, 1, 2, 3, 5, 6, 8, 10, 11, 17, 20, 21, 100, 1_000_000];

/** Lists the plural categories of whole numbers in a language, each with a number. @param tag BCP 47 */
export function pluralSamples(tag: string): readonly (readonly [Intl.LDMLPluralRule, number])[] {
  const rules = new Intl.PluralRules(tag);
  const samples = new Map<Intl.LDMLPluralRule, number>();
  for (const number of NUMBERS) samples.set(rules.select(number), number);
  return [...samples];
}
