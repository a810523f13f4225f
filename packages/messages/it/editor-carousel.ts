/** @see ../en/editor-carousel.ts */
import type { editorCarousel as English } from "../en/editor-carousel.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorCarousel: typeof English = {
  slides: "Slide",
  ratio: "Proporzioni",
  ratioName: "Proporzioni delle slide",
  locked: (preset: string) => `${preset} (Pro)`,
  files: (count: number, zip: boolean) => `${number(count)} slide${zip ? ", uno ZIP" : ""}`,
  fullSize: "Slide a piena risoluzione",
  place: (slide: number, count: number) => `${number(slide)} di ${number(count)}`,
};
