/** @see ../en/editor-fonts.ts */
import type { MetadataFont } from "@matte/engine";

const standIns: Partial<Record<MetadataFont, string>> = {
  Georgia: "Gelasio",
  "Helvetica Neue": "Arimo",
  "Courier New": "Cousine",
};

export const editorFonts = {
  title: "Schriften dieses Computers",
  open: "Schriften dieses Computers…",
  waiting: "Die Erlaubnis steht noch aus",
  search: "Schrift suchen",
  list: "Schriften",
  noneFound: "Keine Schrift entspricht Ihrer Suche.",
  unavailable: {
    unsupported:
      "Dieser Browser kann die Schriften des Computers nicht auflisten. Chrome und Edge können es, auf einem Computer. Die sechzehn Webschriften gehen überall.",
    refused:
      "Der Browser hat den Zugriff auf die Schriften nicht erlaubt. Erlauben Sie „Schriftarten“ für diese Website, in den Einstellungen neben der Adresse, und versuchen Sie es erneut.",
    failed: "Die Schriften konnten nicht gelesen werden. Schließen Sie dies, und versuchen Sie es erneut.",
  },
  notOnThisComputer: (family: string, substitute: string) =>
    `Die Schrift ${family} ist nicht auf diesem Computer. Die Vorschau verwendet ${substitute}; wählen Sie eine andere Schrift, um eine Beschriftung zu exportieren.`,
  boxes: (characters: string) =>
    `Keine Schrift auf diesem Computer hat ${characters}. Der Export würde stattdessen Kästchen drucken.`,
  standIns,
  standIn: (font: string, substitute: string) =>
    `Dieser Computer hat ${font} nicht. Stattdessen wird ${substitute} verwendet.`,
  ofStyle: "Die Schrift des Stils",
  missing: (font: string, characters: string) =>
    `${font} hat ${characters} nicht. Stattdessen werden die Schriften dieses Computers verwendet.`,
};
