/** @see ../en/editor-alt.ts */
import type { editorAlt as English } from "../en/editor-alt.ts";

export const editorAlt: typeof English = {
  label: "Testo alternativo",
  hint: "Per chi non può vedere la foto",
  namesPlace: (place: string) =>
    `Il testo alternativo nomina il luogo “${place}”. Le esportazioni lo mantengono, anche se omettono la posizione.`,
  copy: "Copia il testo alternativo",
  copied: "Testo alternativo copiato",
  notCopied: "Impossibile copiare il testo alternativo. Riprova.",
};
