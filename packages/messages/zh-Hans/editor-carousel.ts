/** Carousels: one picture across several slides. */
import type { editorCarousel as English } from "../en/editor-carousel.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorCarousel: typeof English = {
  slides: "页数",
  ratio: "比例",
  ratioName: "轮播页比例",
  locked: (preset: string) => `${preset}（Pro）`,
  files: (count: number, zip: boolean) => `${number(count)} 页${zip ? "，一个 ZIP" : ""}`,
  fullSize: "轮播页用全尺寸",
  place: (slide: number, count: number) => `第 ${number(slide)} 页，共 ${number(count)} 页`,
};
