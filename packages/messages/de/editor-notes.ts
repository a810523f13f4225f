/** @see ../en/editor-notes.ts */
import { format } from "./notation.ts";

export const editorNotes = {
  logoBelow: "Unter dem Text, solange die Beschriftung zentriert ist.",
  thinStroke: {
    text: (pixels: number) => `${format.number(pixels)} px sind auf diesem Foto kaum zu sehen.`,
    instead: (thousandths: number) => `${format.number(thousandths)} ‰ verwenden`,
  },
};
