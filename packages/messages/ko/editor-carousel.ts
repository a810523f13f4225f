/** Carousels: one picture across several slides. */
import type { editorCarousel as English } from "../en/editor-carousel.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorCarousel: typeof English = {
  slides: "슬라이드",
  ratio: "비율",
  ratioName: "슬라이드 비율",
  locked: (preset: string) => `${preset} (Pro)`,
  files: (count: number, zip: boolean) => `슬라이드 ${number(count)}장${zip ? ", ZIP 1개" : ""}`,
  fullSize: "전체 크기 슬라이드",
  place: (slide: number, count: number) => `${number(slide)} / ${number(count)}`,
};
