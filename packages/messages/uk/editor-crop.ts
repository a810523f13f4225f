/** @see ../en/editor-crop.ts */
import { format } from "./notation.ts";

const digits = (count: number): string => format.number(count, { useGrouping: false });

const fromLeft = (x: number): string => `${digits(x)} px від лівого краю`;
const fromTop = (y: number): string => `${digits(y)} px від верхнього краю`;

export const editorCrop = {
  shape: "Форма кадру",
  shapes: { free: "Довільна", original: "Як у фото" },
  rotateLeft: "Повернути ліворуч",
  rotateRight: "Повернути праворуч",
  mirror: "Віддзеркалити",
  straighten: "Вирівняти",
  degrees: "градуси",
  reset: "Скинути кадрування",
  done: "Готово",

  area: "Область кадру",
  handles: {
    topLeft: "Лівий верхній кут",
    top: "Верхній край",
    topRight: "Правий верхній кут",
    right: "Правий край",
    bottomRight: "Правий нижній кут",
    bottom: "Нижній край",
    bottomLeft: "Лівий нижній кут",
    left: "Лівий край",
  },
  keys: "Клавіші зі стрілками зсувають на 1 px, із Shift — на 10 px.",
  fromLeft,
  fromTop,
  corner: (x: number, y: number) => `${fromLeft(x)}, ${fromTop(y)}`,
  place: (size: string, x: number, y: number) => `${size}, ${fromLeft(x)}, ${fromTop(y)}`,
};
