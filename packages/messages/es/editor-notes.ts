/** @see ../en/editor-notes.ts */
import { format } from "./notation.ts";

export const editorNotes = {
  logoBelow: "Debajo del texto mientras el pie de foto esté centrado.",
  thinStroke: {
    text: (pixels: number) => `${format.number(pixels)} px apenas se ve en esta foto.`,
    instead: (thousandths: number) => `Usar ${format.number(thousandths)} ‰`,
  },
};
