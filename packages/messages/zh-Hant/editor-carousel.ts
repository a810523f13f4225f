/** Carousels: one picture across several slides. */
import type { editorCarousel as English } from "../en/editor-carousel.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorCarousel: typeof English = {
  slides: "頁數",
  ratio: "比例",
  ratioName: "輪播頁比例",
  locked: (preset: string) => `${preset}（Pro）`,
  files: (count: number, zip: boolean) => `${number(count)} 頁${zip ? "，一個 ZIP" : ""}`,
  fullSize: "輪播頁使用完整尺寸",
  place: (slide: number, count: number) => `第 ${number(slide)} 頁，共 ${number(count)} 頁`,
};
