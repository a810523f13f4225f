/** The form of the user's guide, `/help`. */
import type { RichText } from "./rich-text.ts";

/** Pages of the guide, in reading order. */
export const HELP_PAGES = [
  "firstFrame",
  "captions",
  "looks",
  "method",
  "hdr",
  "paper",
  "series",
  "unframe",
  "command",
  "privacy",
] as const;

export type HelpPageId = (typeof HELP_PAGES)[number];
/** A control's name, a key, something to type, or a link to a page of the guide. */
export type HelpTag = "ui" | "key" | "code" | HelpPageId;
export type HelpText = string | Pick<RichText<HelpTag>, "parts">;

export type HelpBlock =
  | { readonly text: HelpText }
  /** In this order. */
  | { readonly steps: readonly HelpText[] }
  | { readonly points: readonly HelpText[] }
  | { readonly terms: readonly (readonly [term: HelpText, meaning: HelpText])[] }
  /** Lines for a terminal. */
  | { readonly shell: string };

export interface HelpSection {
  readonly title: string;
  readonly blocks: readonly HelpBlock[];
  /** Differences between plans. Private servers have none. */
  readonly plan?: HelpText;
  /** Further words that find the section. */
  readonly words?: string;
  /** True for a section about servers where people sign in, or about private ones alone. */
  readonly isPublic?: true;
  readonly isPrivate?: true;
}

export interface HelpPageText {
  readonly title: string;
  /** One or two sentences, for the list of pages and for search engines. */
  readonly summary: string;
  /** Description of the screenshot, for pages that have one. */
  readonly shot?: string;
  /** By the ends of their URLs. */
  readonly sections: Readonly<Record<string, HelpSection>>;
}

export function plainText(text: HelpText): string {
  return typeof text === "string" ? text : text.parts.map((part) => part.text).join("");
}

/** A block's texts without tags, in order. */
export function textsOf(block: HelpBlock): string[] {
  if ("text" in block) return [plainText(block.text)];
  if ("steps" in block) return block.steps.map(plainText);
  if ("points" in block) return block.points.map(plainText);
  if ("terms" in block) return block.terms.map(([term, meaning]) => `${plainText(term)}: ${plainText(meaning)}`);
  return [block.shell];
}
