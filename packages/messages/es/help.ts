/** @see ../en/help.ts */
import { format } from "./notation.ts";

export const help = {
  title: "Ayuda",
  tabOf: (page: string) => `${page} · Ayuda de Matte`,
  lead: "Diez páginas breves. Cada una responde a una pregunta que se hace quien fotografía.",
  editor: "Abrir el editor",
  pages: "Páginas de la guía",
  previous: "Página anterior",
  next: "Página siguiente",
  neighbours: "Página anterior y siguiente",
  search: {
    label: "Buscar en la guía",
    placeholder: "Buscar",
    key: "/",
    results: "Resultados",
    found: (count: number) =>
      `${format.number(count)} ${format.plural(count, { one: "resultado", other: "resultados" })}`,
    none: (query: string) => `Nada sobre “${query}”. Prueba con otra palabra.`,
  },
};
