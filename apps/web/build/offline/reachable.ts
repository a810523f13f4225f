/**
 * The files that some pages lead to, however far: a file leads to each one whose name it mentions. Names carry hashes, so that
 * what mentions one means it; scripts, styles, workers and pictures are all found in the same way.
 * @param roots names of files
 * @param texts of every file by its name; empty for what is no text
 * @throws {Error} when a root is not there
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

/** Scripts name their neighbours by `./name`, pages and styles by `/assets/name`. */
function mentions(text: string, file: string): boolean {
  return text.includes(file.slice(file.lastIndexOf("/") + 1));
}
