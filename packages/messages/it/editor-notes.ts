/** @see ../en/editor-notes.ts */
import type { editorNotes as English } from "../en/editor-notes.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorNotes: typeof English = {
  logoBelow: "Sotto il testo, finché la didascalia è centrata.",
  thinStroke: {
    text: (pixels: number) => `Un filetto di ${number(pixels)} px si vede appena su questa foto.`,
    instead: (thousandths: number) => `Usa ${number(thousandths)}‰`,
  },
};
