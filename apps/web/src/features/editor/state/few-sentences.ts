/** Messages shown one by one; more would cover the picture. */
const SHOWN = 5;

/** Keeps the first messages, and replaces the others by one with their number. */
export function fewSentences(sentences: readonly string[], rest: (count: number) => string): readonly string[] {
  const more = sentences.length - SHOWN;
  return more <= 0 ? sentences : [...sentences.slice(0, SHOWN), rest(more)];
}
