/** @see ../en/editor-together.ts */
import type { Arrangement } from "@matte/engine";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} фото`;

const arrangements: Readonly<Record<Arrangement, string>> = { row: "Ряд", column: "Стовпець", grid: "Сітка" };

export const editorTogether = {
  title: "Разом",
  action: "Обрамити разом",
  working: (count: number) => `Обрамлюємо ${photos(count)} разом…`,
  framed: (count: number) => `${photos(count)} обрамлено разом.`,
  wrongCount: (min: number, max: number) => `Щоб обрамити фото разом, виберіть від ${number(min)} до ${number(max)}.`,
  separate: "Роз’єднати",
  separated: (count: number) => `${photos(count)} роз’єднано.`,
  photos,
  arrangement: "Розміщення",
  arrangements,
  gap: "Проміжок",
  gapUnit: "відсотки",
  order: "Фото в цій рамці",
  moved: (file: string, place: number, count: number) => `${file} тепер на місці ${number(place)} з ${number(count)}`,
};
