/** How often comments use words that docs/style.md calls for sparingly, per room of the repository. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesMatching, ROOT } from "./files.ts";

/** Uses per 10,000 words of comments. */
interface Rates {
  readonly of: number;
  readonly thatOrWhich: number;
  readonly own: number;
  readonly where: number;
}

const GOAL: Rates = { of: 300, thatOrWhich: 130, own: 10, where: 13 };

const WORDS: Readonly<Record<keyof Rates, ReadonlySet<string>>> = {
  of: new Set(["of"]),
  thatOrWhich: new Set(["that", "which"]),
  own: new Set(["own"]),
  where: new Set(["where"]),
};

/** A comment after the start of a line, a space or punctuation. In a string, `://` is none. */
const COMMENT = /(?<=^|[\s;{}(),])(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g;

function wordsOfComments(source: string): readonly string[] {
  return (source.match(COMMENT) ?? []).flatMap((comment) => comment.toLowerCase().match(/[a-z][a-z'’-]*/g) ?? []);
}

function ratesOf(words: readonly string[]): Rates {
  const rate = (counted: ReadonlySet<string>): number =>
    (10_000 * words.filter((word) => counted.has(word)).length) / words.length;
  return { of: rate(WORDS.of), thatOrWhich: rate(WORDS.thatOrWhich), own: rate(WORDS.own), where: rate(WORDS.where) };
}

/** A package, an app or another folder of the root. */
function roomOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return first === "packages" || first === "apps" ? `${first}/${second}` : first;
}

const FILES = filesMatching(/^(?:packages|apps|tools|test|bench)\/.+\.(?:mjs|tsx?)$/);

it.each([...new Set(FILES.map(roomOf))])("Comments in %s are free of chains", (room) => {
  const sources = FILES.filter((path) => roomOf(path) === room).map((path) => readFileSync(join(ROOT, path), "utf8"));
  const rates = ratesOf(sources.flatMap(wordsOfComments));
  for (const word of ["of", "thatOrWhich", "own", "where"] as const)
    expect(rates[word], word).toBeLessThanOrEqual(GOAL[word]);
});

it.each([
  ["// Reads a file.", ["reads", "a", "file"]],
  ["/** Reads\n * a file. */\nread();", ["reads", "a", "file"]],
  ['const site = "https://example.org/of";', []],
  ["read(); // the end of a file", ["the", "end", "of", "a", "file"]],
])("The words of the comments in %j are counted", (source, words) => {
  expect(wordsOfComments(source)).toEqual(words);
});
