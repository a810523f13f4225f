/** @see ../en/editor-notes.ts */
import { format } from "./notation.ts";

export const editorNotes = {
  logoBelow: "Під текстом, доки підпис по центру.",
  thinStroke: {
    text: (pixels: number) => `${format.number(pixels)} px на цьому фото майже не видно.`,
    instead: (thousandths: number) => `Узяти ${format.number(thousandths)} ‰`,
  },
};
