/** The languages of a build: English, every published one, and those that the variable MATTE_LOCALES adds for tests or as drafts. */
import type { Locale } from "@matte/messages/locale";

/** Its documents are at the root, its scripts are the bundler's own. */
export const ENGLISH = "en";

/** @param languages rows of the table, by name */
export function builtLanguages(languages: Readonly<Record<string, Locale>>): readonly string[] {
  const added = (process.env["MATTE_LOCALES"] ?? "").split(",").filter(Boolean);
  const unknown = added.find((name) => languages[name] === undefined);
  if (unknown !== undefined) throw new Error(`@matte/messages has no language ${unknown}.`);
  return Object.entries(languages).flatMap(([name, { isPublic }]) => (isPublic || added.includes(name) ? [name] : []));
}

/** Folder of a language's documents, with a slash at its end; empty for English. */
export function folderOf(name: string): string {
  return name === ENGLISH ? "" : `${name}/`;
}
