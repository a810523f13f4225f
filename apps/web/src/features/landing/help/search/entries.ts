/** Sections of the guide, as its search finds them. */
import { plainText, textsOf } from "@matte/messages/help-text";
import { HELP_ENTRIES } from "../pages.ts";

export interface SearchEntry {
  readonly href: string;
  readonly title: string;
  readonly page: string;
  readonly text: string;
  /** Further words, never shown. */
  readonly words: string;
}

/** @param isPrivate true for a private server, whose guide has no plans */
export function searchEntries(isPrivate: boolean): readonly SearchEntry[] {
  return HELP_ENTRIES.flatMap(({ path, text: { title: page, sections } }) =>
    Object.entries(sections).flatMap(([anchor, section]) => {
      const { title, blocks, words = "", plan = "" } = section;
      if (isPrivate ? section.isPublic : section.isPrivate) return [];
      const texts = [...blocks.flatMap(textsOf), isPrivate ? "" : plainText(plan)];
      return [{ href: `${path}#${anchor}`, title, page, text: texts.join(" ").trim(), words }];
    }),
  );
}
