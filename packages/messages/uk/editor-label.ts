/** @see ../en/editor-label.ts */
import type { CameraLine, LabelCorner, LabelPlace, LabelStyle, TextFinish } from "@matte/engine";
import { format } from "./notation.ts";

const styles: Readonly<Record<LabelStyle, string>> = {
  plain: "Простий",
  gallery: "Галерея",
  wall: "Етикетка",
  data: "Дані",
  plate: "Табличка",
  contact: "Контакт",
  poster: "Плакат",
  press: "Преса",
};

/** In the genitive. */
const lines: Readonly<Record<CameraLine, string>> = {
  camera: "камери",
  lens: "об’єктива",
  film: "плівки",
  exif: "експозиції",
  date: "дати",
};

const places: Readonly<Record<LabelPlace, string>> = {
  below: "Під фото",
  matte: "На паспарту",
  photo: "На фото",
};

const corners: Readonly<Record<LabelCorner, string>> = {
  "bottom-left": "Знизу ліворуч",
  "bottom-right": "Знизу праворуч",
  "top-left": "Згори ліворуч",
  "top-right": "Згори праворуч",
  bottom: "Знизу",
  top: "Згори",
};

const finishes: Readonly<Record<TextFinish, string>> = {
  flat: "Звичайний",
  letterpress: "Високий друк",
  gold: "Золота фольга",
  silver: "Срібна фольга",
};

export const editorLabel = {
  style: "Вигляд підпису",
  styles,
  feature: "Табличка, Контакт і Преса",
  automaticColour: "Автоматичний колір тексту",
  colour: "Колір тексту",
  place: "Розташування",
  placeName: "Розташування підпису",
  places,
  corner: "Кут",
  cornerName: "Кут підпису",
  tooLarge: "Це фото замале для такого підпису, тому він під ним.",
  corners,
  finish: "Друк тексту",
  finishes,
  finishFeature: "Високий друк і фольга",
  coloured: "Текст",
  styleFont: "Шрифт цього вигляду",
  leftOut: (style: LabelStyle, left: readonly CameraLine[]) =>
    `У вигляді «${styles[style]}» немає місця для ${format.list(left.map((line) => lines[line]))}.`,
};
