/** @see ../en/help.ts */
import { format } from "./notation.ts";

export const help = {
  title: "Hilfe",
  tabOf: (page: string) => `${page} · Hilfe zu Matte`,
  lead: "Zehn kurze Seiten. Jede beantwortet eine Frage aus der Fotografie.",
  editor: "Editor öffnen",
  pages: "Seiten der Anleitung",
  previous: "Vorige Seite",
  next: "Nächste Seite",
  neighbours: "Vorige und nächste Seite",
  search: {
    label: "Anleitung durchsuchen",
    placeholder: "Suchen",
    key: "/",
    results: "Ergebnisse",
    found: (count: number) =>
      `${format.number(count)} ${format.plural(count, { one: "Ergebnis", other: "Ergebnisse" })}`,
    none: (query: string) => `Nichts über „${query}“. Versuchen Sie ein anderes Wort.`,
  },
};
