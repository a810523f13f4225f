/** @see ../en/editor-together.ts */
import type { Arrangement } from "@matte/engine";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

const arrangements: Readonly<Record<Arrangement, string>> = { row: "Fileira", column: "Coluna", grid: "Grade" };

export const editorTogether = {
  title: "Juntas",
  action: "Emoldurar juntas",
  working: (count: number) => `Emoldurando ${photos(count)} juntas…`,
  framed: (count: number) => `${photos(count)} emolduradas juntas.`,
  wrongCount: (min: number, max: number) =>
    `Selecione de ${number(min)} a ${number(max)} fotos para emoldurá-las juntas.`,
  separate: "Separar",
  separated: (count: number) => `${photos(count)} separadas.`,
  photos,
  arrangement: "Arranjo",
  arrangements,
  gap: "Distância",
  gapUnit: "por cento",
  order: "Fotos nesta moldura",
  moved: (file: string, place: number, count: number) =>
    `${file} movido para a posição ${number(place)} de ${number(count)}`,
};
