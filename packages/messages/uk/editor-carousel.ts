/** @see ../en/editor-carousel.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const editorCarousel = {
  slides: "Слайди",
  ratio: "Пропорції",
  ratioName: "Пропорції слайда",
  locked: (preset: string) => `${preset} (Pro)`,
  files: (count: number, zip: boolean) =>
    `${number(count)} ${plural(count, { one: "слайд", few: "слайди", many: "слайдів", other: "слайда" })}${zip ? ", один ZIP" : ""}`,
  fullSize: "Слайди в повному розмірі",
  place: (slide: number, count: number) => `${number(slide)} з ${number(count)}`,
};
