/** The guide's pages: the ends of their URLs, and their texts. */
import { helpFiles } from "@matte/messages/help-files";
import { helpOutside } from "@matte/messages/help-outside";
import { helpPaper } from "@matte/messages/help-paper";
import { helpPicture } from "@matte/messages/help-picture";
import { helpStart } from "@matte/messages/help-start";
import { HELP_PAGES, type HelpPageId, type HelpPageText } from "@matte/messages/help-text";

const SLUGS: Readonly<Record<HelpPageId, string>> = {
  firstFrame: "first-frame",
  captions: "captions",
  looks: "looks",
  method: "export-method",
  hdr: "hdr",
  paper: "crop-and-paper",
  series: "series",
  unframe: "take-the-frame-off",
  command: "command-line",
  privacy: "privacy",
};

const TEXTS: Readonly<Record<HelpPageId, HelpPageText>> = {
  ...helpStart,
  ...helpPicture,
  ...helpPaper,
  ...helpFiles,
  ...helpOutside,
};

export interface HelpEntry {
  readonly id: HelpPageId;
  readonly path: string;
  readonly text: HelpPageText;
}

/** In reading order. */
export const HELP_ENTRIES: readonly HelpEntry[] = HELP_PAGES.map((id) => ({
  id,
  path: helpPath(id),
  text: TEXTS[id],
}));

export function helpPath(id: HelpPageId): string {
  return `/help/${SLUGS[id]}`;
}

/** Name of a page's screenshot in a theme. */
export function shotName(id: HelpPageId, theme: "light" | "dark"): string {
  return `help-${SLUGS[id]}-${theme}`;
}
