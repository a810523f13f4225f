/** @see ../en/help.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const help = {
  title: "Ajuda",
  tabOf: (page: string) => `${page} · Ajuda do Matte`,
  lead: "Dez páginas curtas. Cada uma responde a uma pergunta de quem fotografa.",
  editor: "Abrir editor",
  pages: "Páginas do guia",
  previous: "Página anterior",
  next: "Próxima página",
  neighbours: "Página anterior e próxima",
  search: {
    label: "Buscar no guia",
    placeholder: "Buscar",
    key: "/",
    results: "Resultados",
    found: (count: number) => `${number(count)} ${plural(count, { one: "resultado", other: "resultados" })}`,
    none: (query: string) => `Nada sobre “${query}”. Tente outra palavra.`,
  },
};
