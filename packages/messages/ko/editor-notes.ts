/** Panel texts shown only with certain photos or settings. */
import type { editorNotes as English } from "../en/editor-notes.ts";
import { format } from "./notation.ts";

export const editorNotes: typeof English = {
  logoBelow: "캡션이 가운데 정렬이면 글 아래에 둡니다.",
  thinStroke: {
    text: (pixels: number) => `${format.number(pixels)}px 선은 이 사진에서 거의 보이지 않습니다.`,
    instead: (thousandths: number) => `${format.number(thousandths)}‰로 바꾸기`,
  },
};
