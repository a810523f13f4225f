/** Carousels: one picture across several slides. */
import { format } from "./notation.ts";

const { number, plural } = format;

export const editorCarousel = {
  slides: "Slides",
  ratio: "Ratio",
  ratioName: "Slide ratio",
  /** In the list of a plan that lacks it. */
  locked: (preset: string) => `${preset} (Pro)`,
  /** Describes what Export gives. */
  files: (count: number, zip: boolean) =>
    `${number(count)} ${plural(count, { one: "slide", other: "slides" })}${zip ? ", one ZIP" : ""}`,
  fullSize: "Slides at full size",
  /** Below a slide in the preview. */
  place: (slide: number, count: number) => `${number(slide)} of ${number(count)}`,
};
