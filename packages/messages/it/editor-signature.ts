/** @see ../en/editor-signature.ts */
import type { editorSignature as English } from "../en/editor-signature.ts";

export const editorSignature: typeof English = {
  add: "Aggiungi una firma",
  title: "Firma",
  pad: "Riquadro per la firma",
  hint: "Firma con il mouse, il dito o la penna, oppure fotografa la tua firma su carta.",
  undo: "Annulla",
  clear: "Cancella",
  fromPhoto: "Da una foto",
  found: "La tua firma, senza la carta",
  reading: "Rimozione della carta in corso",
  turn: "Ruota",
  back: "Torna al riquadro",
  use: "Usa questa firma",
  name: (number: number) => (number === 1 ? "Firma" : `Firma ${number}`),
  keepsColours: "Mantieni i suoi colori",
  noInk: (file: string) =>
    `In “${file}” non si vede nessuna firma. Usa inchiostro scuro su carta chiara e riempi l’inquadratura.`,
  failed: "Impossibile salvare la firma. Riprova.",
};
