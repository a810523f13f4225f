/** @see ../en/help.ts */
import type { help as English } from "../en/help.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

export const help: typeof English = {
  title: "Aiuto",
  tabOf: (page: string) => `${page} · Guida di Matte`,
  lead: "Dieci brevi pagine. Ognuna risponde a una domanda di chi fotografa.",
  editor: "Apri l’editor",
  pages: "Pagine della guida",
  previous: "Pagina precedente",
  next: "Pagina successiva",
  neighbours: "Pagina precedente e successiva",
  search: {
    label: "Cerca nella guida",
    placeholder: "Cerca",
    key: "/",
    results: "Risultati",
    found: (count: number) => `${number(count)} ${plural(count, { one: "risultato", other: "risultati" })}`,
    none: (query: string) => `Niente su “${query}”. Prova con un’altra parola.`,
  },
};
