/** @see ../en/editor-together.ts */
import type { Arrangement } from "@matte/engine";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

const arrangements: Readonly<Record<Arrangement, string>> = { row: "Fila", column: "Columna", grid: "Cuadrícula" };

export const editorTogether = {
  title: "Juntas",
  action: "Enmarcar juntas",
  working: (count: number) => `Enmarcando juntas ${photos(count)}…`,
  framed: (count: number) => `Se enmarcaron juntas ${photos(count)}.`,
  wrongCount: (min: number, max: number) =>
    `Selecciona entre ${number(min)} y ${number(max)} fotos para enmarcarlas juntas.`,
  separate: "Separar",
  separated: (count: number) => `Se separaron ${photos(count)}.`,
  photos,
  arrangement: "Disposición",
  arrangements,
  gap: "Separación",
  gapUnit: "por ciento",
  order: "Fotos de este marco",
  moved: (file: string, place: number, count: number) => `${file} pasó al puesto ${number(place)} de ${number(count)}`,
};
