/** @see ../en/editor-fonts.ts */
import type { MetadataFont } from "@matte/engine";

const standIns: Partial<Record<MetadataFont, string>> = {
  Georgia: "Gelasio",
  "Helvetica Neue": "Arimo",
  "Courier New": "Cousine",
};

export const editorFonts = {
  title: "Tipografías de este equipo",
  open: "Tipografías de este equipo…",
  waiting: "Esperando el permiso",
  search: "Buscar una tipografía",
  list: "Tipografías",
  noneFound: "Ninguna tipografía coincide con tu búsqueda.",
  unavailable: {
    unsupported:
      "Este navegador no puede mostrar la lista de tipografías del equipo. Chrome y Edge sí pueden, en un equipo de escritorio. Las dieciséis tipografías web funcionan en todas partes.",
    refused:
      "El navegador no permitió acceder a las tipografías. Permite “Fuentes” para este sitio, en los ajustes junto a la dirección, e inténtalo de nuevo.",
    failed: "No se pudieron leer las tipografías. Cierra esta ventana e inténtalo de nuevo.",
  },
  notOnThisComputer: (family: string, substitute: string) =>
    `La tipografía ${family} no está en este equipo. La vista previa usa ${substitute}; elige otra tipografía para exportar un pie de foto.`,
  boxes: (characters: string) =>
    `Ninguna tipografía de este equipo tiene ${characters}. La exportación mostraría recuadros en su lugar.`,
  standIns,
  standIn: (font: string, substitute: string) => `Este equipo no tiene ${font}. En su lugar se usa ${substitute}.`,
  ofStyle: "La tipografía del estilo",
  missing: (font: string, characters: string) =>
    `${font} no tiene ${characters}. En su lugar se usan las tipografías de este equipo.`,
};
