/**
 * Files needed by pages, directly or through others. A file needs every file whose name its text contains: names have hashes and
 * resemble no other text.
 * @param roots names of the pages' files
 * @param texts contents by file name; empty for binary files
 * @throws {Error} when a root is missing
 */
export function reachableFrom(roots: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  const reached = new Set<string>();
  const take = (name: string): void => {
    if (reached.has(name)) return;
    const text = texts.get(name);
    if (text === undefined) throw new Error(`The build has no ${name}.`);
    reached.add(name);
    for (const other of texts.keys()) if (!other.endsWith(".html") && mentions(text, other)) take(other);
  };
  roots.forEach(take);
  return [...reached].toSorted();
}

/** Compares file names alone: scripts refer to files by `./name`, pages and style sheets by `/assets/name`. */
function mentions(text: string, file: string): boolean {
  return text.includes(file.slice(file.lastIndexOf("/") + 1));
}
