/** Returns a name's initials: of its first two words, or the first two letters of one. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .map((word) => [...word.normalize("NFC")]);
  const [first = [], second] = words;
  const letters = second === undefined ? first.slice(0, 2) : [first[0], second[0]];
  return letters.join("").toLocaleUpperCase();
}
