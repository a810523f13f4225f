/** @see ../en/editor-notes.ts */
import { format } from "./notation.ts";

export const editorNotes = {
  logoBelow: "Abaixo do texto enquanto a legenda está centralizada.",
  thinStroke: {
    text: (pixels: number) => `${format.number(pixels)} px quase não aparece nesta foto.`,
    instead: (thousandths: number) => `Usar ${format.number(thousandths)}‰`,
  },
};
