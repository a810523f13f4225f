/** File name patterns, which Windows shells pass on unexpanded. */
import { readdir } from "node:fs/promises";
import { join, sep } from "node:path";
import { exists } from "./outputs.ts";

const PATTERN = /[*?]/;
/** Windows takes both for separators; elsewhere a backslash is part of a name. */
const SEPARATORS = sep === "\\" ? /[\\/]/ : /\//;

/** Expands patterns with `*` and `?` to the matching files in name order, unless they name a file themselves. */
export async function expanded(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(paths.map(filesOf));
  return found.flat();
}

async function filesOf(path: string): Promise<readonly string[]> {
  if (!PATTERN.test(path) || (await exists(path))) return [path];
  const [first = "", ...parts] = path.split(SEPARATORS);
  const matches = await matching(
    PATTERN.test(first) ? "." : first || "/",
    PATTERN.test(first) ? [first, ...parts] : parts,
  );
  // A pattern without a match is reported as an unreadable file.
  return matches.length === 0 ? [path] : matches;
}

async function matching(folder: string, [part, ...rest]: readonly string[]): Promise<readonly string[]> {
  if (part === undefined) return (await exists(folder)) ? [folder] : [];
  if (!PATTERN.test(part)) return matching(join(folder, part), rest);
  const form = formOf(part);
  const names = (await readdir(folder).catch(() => [])).filter((name) => form.test(name)).toSorted();
  const found = await Promise.all(names.map((name) => matching(join(folder, name), rest)));
  return found.flat();
}

/** Matches like shells: hidden files only by a dot, and on Windows in any case. */
function formOf(pattern: string): RegExp {
  const text = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${/^[*?]/.test(pattern) ? "(?!\\.)" : ""}${text}$`, sep === "\\" ? "iu" : "u");
}
