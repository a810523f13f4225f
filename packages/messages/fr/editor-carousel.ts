/** @see ../en/editor-carousel.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const editorCarousel = {
  slides: "Volets",
  ratio: "Rapport",
  ratioName: "Rapport des volets",
  locked: (preset: string) => `${preset} (Pro)`,
  files: (count: number, zip: boolean) =>
    `${number(count)} ${plural(count, { one: "volet", other: "volets" })}${zip ? ", un ZIP" : ""}`,
  fullSize: "Volets en pleine taille",
  place: (slide: number, count: number) => `${number(slide)} sur ${number(count)}`,
};
