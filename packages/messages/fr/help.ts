/** @see ../en/help.ts */
import { format } from "./notation.ts";

export const help = {
  title: "Aide",
  tabOf: (page: string) => `${page} · Aide de Matte`,
  lead: "Dix courtes pages. Chacune répond à une question que se posent les photographes.",
  editor: "Éditeur",
  pages: "Pages du guide",
  previous: "Page précédente",
  next: "Page suivante",
  neighbours: "Pages précédente et suivante",
  search: {
    label: "Rechercher dans le guide",
    placeholder: "Rechercher",
    key: "/",
    results: "Résultats",
    found: (count: number) =>
      `${format.number(count)} ${format.plural(count, { one: "résultat", other: "résultats" })}`,
    none: (query: string) => `Rien sur « ${query} ». Essayez un autre mot.`,
  },
};
