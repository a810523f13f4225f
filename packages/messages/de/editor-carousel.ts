/** @see ../en/editor-carousel.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const editorCarousel = {
  slides: "Teile",
  ratio: "Format",
  ratioName: "Seitenverhältnis der Teile",
  locked: (preset: string) => `${preset} (Pro)`,
  files: (count: number, zip: boolean) =>
    `${number(count)} ${plural(count, { one: "Teil", other: "Teile" })}${zip ? ", ein ZIP" : ""}`,
  fullSize: "Teile in voller Größe",
  place: (slide: number, count: number) => `${number(slide)} von ${number(count)}`,
};
