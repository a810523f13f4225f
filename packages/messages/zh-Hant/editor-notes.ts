/** Panel texts shown only with certain photos or settings. */
import type { editorNotes as English } from "../en/editor-notes.ts";
import { format } from "./notation.ts";

export const editorNotes: typeof English = {
  logoBelow: "圖說置中時，標誌位於文字下方。",
  thinStroke: {
    text: (pixels: number) => `${format.number(pixels)} px 在這張照片上幾乎看不見。`,
    instead: (thousandths: number) => `改用 ${format.number(thousandths)}‰`,
  },
};
