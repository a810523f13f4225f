/** Finds sections of the guide by the words of a query. */
import type { SearchEntry } from "./entries.ts";

/** Results at most. */
const MOST = 8;
const WEIGHTS = { title: 8, words: 5, page: 4, text: 1 } as const;
/** Letters that a word needs to stand for its longer forms: `crop` for `cropping`. */
const STEM = 4;
const EXCERPT = 110;

export interface SearchResult extends SearchEntry {
  /** Text around the first word that was found. */
  readonly excerpt: string;
}

/** Returns sections that have all words of the query, the best ones first. */
export function findSections(entries: readonly SearchEntry[], query: string): readonly SearchResult[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ entry }) => ({ ...entry, excerpt: excerptOf(entry.text, wanted) }));
}

/** Zero if a word is missing. */
function scoreOf(entry: SearchEntry, wanted: readonly string[]): number {
  const fields = Object.entries(WEIGHTS).map(([field, weight]) => ({
    weight,
    words: wordsOf(entry[field as keyof typeof WEIGHTS]),
  }));
  const scores = wanted.map((word) =>
    Math.max(...fields.map(({ weight, words }) => (words.some((other) => matches(other, word)) ? weight : 0))),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

function matches(word: string, wanted: string): boolean {
  return word.startsWith(wanted) || (word.length >= STEM && wanted.startsWith(word));
}

/** Without case and accents. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

function excerptOf(text: string, wanted: readonly string[]): string {
  const parts = text.split(/(?<=\s)/u);
  const at = parts.findIndex((part) => wordsOf(part).some((word) => wanted.some((other) => matches(word, other))));
  const before = parts.slice(0, Math.max(0, at)).join("").length;
  const start = before < EXCERPT / 2 ? 0 : text.lastIndexOf(" ", before - EXCERPT / 3) + 1;
  const cut = text.slice(start, start + EXCERPT);
  const isWhole = start + EXCERPT >= text.length;
  return `${start > 0 ? "… " : ""}${isWhole ? cut : `${cut.slice(0, cut.lastIndexOf(" "))} …`}`;
}
