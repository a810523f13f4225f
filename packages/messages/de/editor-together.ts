/** @see ../en/editor-together.ts */
import type { Arrangement } from "@matte/engine";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "Foto", other: "Fotos" })}`;

const arrangements: Readonly<Record<Arrangement, string>> = { row: "Reihe", column: "Spalte", grid: "Raster" };

export const editorTogether = {
  title: "Zusammen",
  action: "Zusammen rahmen",
  working: (count: number) => `${photos(count)} werden zusammen gerahmt…`,
  framed: (count: number) => `${photos(count)} zusammen gerahmt.`,
  wrongCount: (min: number, max: number) =>
    `Wählen Sie ${number(min)} bis ${number(max)} Fotos aus, um sie zusammen zu rahmen.`,
  separate: "Trennen",
  separated: (count: number) => `${photos(count)} getrennt.`,
  photos,
  arrangement: "Anordnung",
  arrangements,
  gap: "Abstand",
  gapUnit: "Prozent",
  order: "Fotos in diesem Rahmen",
  moved: (file: string, place: number, count: number) => `${file} jetzt ${number(place)} von ${number(count)}`,
};
