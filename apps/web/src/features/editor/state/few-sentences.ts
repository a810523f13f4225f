/** How many are said before the rest is summed up: more would cover the picture, and nobody reads them. */
const SAID = 5;

/** The first few sentences and, of many, one about how many more there are. */
export function fewSentences(sentences: readonly string[], rest: (count: number) => string): readonly string[] {
  const more = sentences.length - SAID;
  return more <= 0 ? sentences : [...sentences.slice(0, SAID), rest(more)];
}
