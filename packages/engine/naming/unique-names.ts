import { LONGEST_FILE_NAME, splitEnding, utf8Length, withinBytes } from "./file-name.ts";

/**
 * Makes names unique, in their order: the first of equal names is kept, later ones get ` (2)`, ` (3)` … before the ending. Names
 * are equal if a file system may confuse them: case and normalisation do not count.
 * @param occupied taken names
 */
export function uniqueNames(names: readonly string[], occupied: readonly string[] = []): string[] {
  const others = occupied.map(nameIdentity);
  const taken = new Set([...others, ...names.map(nameIdentity)]);
  const seen = new Map(others.map((key) => [key, 2]));
  return names.map((name) => {
    const key = nameIdentity(name);
    const number = seen.get(key);
    if (number === undefined) {
      seen.set(key, 2);
      return name;
    }
    const free = firstFree(name, number, taken);
    seen.set(key, free.number + 1);
    taken.add(nameIdentity(free.name));
    return free.name;
  });
}

function firstFree(name: string, from: number, taken: ReadonlySet<string>) {
  for (let number = from; ; number += 1) {
    const candidate = numbered(name, number);
    if (!taken.has(nameIdentity(candidate))) return { name: candidate, number };
  }
}

function numbered(name: string, number: number): string {
  const { stem, ending } = splitEnding(name);
  const suffix = ` (${number})${ending}`;
  return withinBytes(stem, LONGEST_FILE_NAME - utf8Length(suffix)) + suffix;
}

/**
 * Returns the same key for names a file system may confuse. Upper case first: it also unites names equal only in capitals (`ß` and
 * `SS`, final sigma).
 */
export function nameIdentity(name: string): string {
  return name.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC");
}
