/** @see ../en/editor-fonts.ts */
import type { MetadataFont } from "@matte/engine";
import type { editorFonts as English } from "../en/editor-fonts.ts";

const standIns: Partial<Record<MetadataFont, string>> = {
  Georgia: "Gelasio",
  "Helvetica Neue": "Arimo",
  "Courier New": "Cousine",
};

export const editorFonts: typeof English = {
  title: "Caratteri di questo computer",
  open: "Caratteri di questo computer…",
  waiting: "In attesa del permesso",
  search: "Cerca un carattere",
  list: "Caratteri",
  noneFound: "Nessun carattere corrisponde alla ricerca.",
  unavailable: {
    unsupported:
      "Questo browser non può elencare i caratteri del computer. Chrome ed Edge possono farlo, su un computer. I sedici caratteri web funzionano ovunque.",
    refused:
      "Il browser non ha consentito l’accesso ai caratteri. Consenti “Caratteri” per questo sito, nelle impostazioni accanto all’indirizzo, e riprova.",
    failed: "Impossibile leggere i caratteri. Chiudi questa finestra e riprova.",
  },
  notOnThisComputer: (family: string, substitute: string) =>
    `Il carattere ${family} non è su questo computer. L’anteprima usa ${substitute}; scegli un altro carattere per esportare una didascalia.`,
  boxes: (characters: string) =>
    `Nessun carattere di questo computer contiene ${characters}. Nell’esportazione comparirebbero dei quadratini.`,
  standIns,
  standIn: (font: string, substitute: string) => `Su questo computer manca ${font}. Al suo posto si usa ${substitute}.`,
  ofStyle: "Il carattere dello stile",
  missing: (font: string, characters: string) =>
    `${font} non contiene ${characters}. Al suo posto si usano i caratteri di questo computer.`,
};
