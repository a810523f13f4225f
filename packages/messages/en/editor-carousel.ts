/** Carousels: one picture across several slides. */
import { format } from "./notation.ts";

const { number } = format;

export const editorCarousel = {
  slides: "Slides",
  ratio: "Ratio",
  ratioName: "Slide ratio",
  fullSize: "Slides at full size",
  /** Below a slide in the preview. */
  place: (slide: number, count: number) => `${number(slide)} of ${number(count)}`,
};
