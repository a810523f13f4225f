/** Word rates in comments, per 10,000 words. */

/** Fixed patterns: different revisions' figures stay comparable. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  "opens with What, Who, Whose, Whether": /(?:^|[.!?:] )(?:What|Who|Whose|Whether)\b/g,
  whoever: /\bwhoever\b/gi,
  "somebody, nobody, anybody": /\b(?:some|no|any)body\b/gi,
  "behind, beside(s)": /\bbehind\b|\bbesides?\b/gi,
  "told, tells": /\btold\b|\btells\b/gi,
  "anew, any more, by now, meanwhile": /\banew\b|\bany more\b|\bby now\b|\bmeanwhile\b/gi,
  "“, say”": /, say\b/gi,
};

export interface Wording {
  readonly words: number;
  /** Occurrences per 10,000 words, by pattern. */
  readonly rates: Readonly<Record<string, number>>;
}

export function wordingOf(comments: readonly string[]): Wording {
  const count = (pattern: RegExp): number =>
    comments.reduce((sum, comment) => sum + (comment.match(pattern)?.length ?? 0), 0);
  const words = count(/[A-Za-z][\w'’-]*/g);
  const rates = Object.entries(PATTERNS).map(
    ([name, pattern]) => [name, words === 0 ? 0 : (count(pattern) / words) * 10_000] as const,
  );
  return { words, rates: Object.fromEntries(rates) };
}
