/** The user's guide: texts around its pages, which are in `help-start` and its neighbours. */
import { format } from "./notation.ts";

export const help = {
  title: "Help",
  tabOf: (page: string) => `${page} · Matte help`,
  lead: "Ten short pages. Each answers one question that photographers ask.",
  editor: "Open the editor",
  /** Accessible name for the list of pages. */
  pages: "Pages of the guide",
  previous: "Previous page",
  next: "Next page",
  neighbours: "Previous and next page",
  search: {
    label: "Search the guide",
    placeholder: "Search",
    key: "/",
    results: "Results",
    found: (count: number) => `${format.number(count)} ${format.plural(count, { one: "result", other: "results" })}`,
    none: (query: string) => `Nothing about “${query}”. Try another word.`,
  },
};
