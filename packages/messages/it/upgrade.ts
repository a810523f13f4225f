/** @see ../en/upgrade.ts */
import type { upgrade as English } from "../en/upgrade.ts";

export const upgrade: typeof English = {
  notLoaded: "Impossibile caricare ciò che Pro aggiunge. Riprova quando sei in linea.",
  sample: {
    alt: "Pennelli frangiflutti in un mare calmo, incorniciati in nero con un filetto bianco e un logo",
    title: "Con Pro",
    text: "Filetto bianco, logo, una riga di dati di scatto, nessuna filigrana. L’immagine è generata al computer.",
  },
};
