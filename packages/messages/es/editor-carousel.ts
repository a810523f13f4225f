/** @see ../en/editor-carousel.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const editorCarousel = {
  slides: "Diapositivas",
  ratio: "Proporción",
  ratioName: "Proporción de las diapositivas",
  locked: (preset: string) => `${preset} (Pro)`,
  files: (count: number, zip: boolean) =>
    `${number(count)} ${plural(count, { one: "diapositiva", other: "diapositivas" })}${zip ? ", un ZIP" : ""}`,
  fullSize: "Diapositivas a tamaño completo",
  place: (slide: number, count: number) => `${number(slide)} de ${number(count)}`,
};
