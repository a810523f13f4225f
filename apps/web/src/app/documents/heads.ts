/** Descriptions of the pages for search results and link previews. The app itself needs none of them. */
import { documents } from "@matte/messages/documents";
import { PAGES, type PageIdentity, type PageName } from "./pages.ts";

export interface Head extends PageIdentity {
  readonly description: string;
  /** Name of the picture for link previews, from the landing page's catalogue. */
  readonly picture: string;
}

const PICTURES: Readonly<Record<PageName, string>> = {
  landing: "vessels",
  tool: "ridges",
  account: "crest",
  checkout: "crest",
  admin: "crest",
  terms: "courtyard",
  privacy: "stairwell",
  newsletter: "courtyard",
  unsubscribe: "courtyard",
  notFound: "vessels",
};

export function headOfPage(name: PageName): Head {
  return { ...PAGES[name], description: documents.descriptions[name], picture: PICTURES[name] };
}
