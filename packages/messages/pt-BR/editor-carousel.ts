/** @see ../en/editor-carousel.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const editorCarousel = {
  slides: "Slides",
  ratio: "Proporção",
  ratioName: "Proporção dos slides",
  locked: (preset: string) => `${preset} (Pro)`,
  files: (count: number, zip: boolean) =>
    `${number(count)} ${plural(count, { one: "slide", other: "slides" })}${zip ? ", um ZIP" : ""}`,
  fullSize: "Slides em tamanho real",
  place: (slide: number, count: number) => `${number(slide)} de ${number(count)}`,
};
