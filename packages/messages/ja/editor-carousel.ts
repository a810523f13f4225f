import type { editorCarousel as English } from "../en/editor-carousel.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorCarousel: typeof English = {
  slides: "スライド数",
  ratio: "アスペクト比",
  ratioName: "スライドのアスペクト比",
  locked: (preset) => `${preset}（Pro）`,
  files: (count, zip) => (zip ? `スライド${number(count)}枚、1つのZIP` : `スライド${number(count)}枚`),
  fullSize: "フルサイズのスライド",
  place: (slide, count) => `${number(count)}枚中${number(slide)}枚目`,
};
