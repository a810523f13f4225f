/** @see ../en/editor-mark.ts */
import type { MarkPlace, PhotoMarkKind } from "@matte/engine";

const kinds: Readonly<Record<PhotoMarkKind, string>> = { none: "Немає", text: "Текст", logo: "Логотип" };

const places: Readonly<Record<MarkPlace, string>> = {
  "bottom-right": "Знизу праворуч",
  bottom: "Знизу",
  "bottom-left": "Знизу ліворуч",
  left: "Ліворуч",
  center: "У центрі",
  right: "Праворуч",
  "top-left": "Згори ліворуч",
  top: "Згори",
  "top-right": "Згори праворуч",
  tiled: "Плиткою",
};

export const editorMark = {
  mark: "Позначка на фото",
  kinds,
  stays: "Позначку не можна прибрати: вона лишається на фото, коли рамку знято.",
  text: "Текст",
  textName: "Текст позначки",
  textHint: "© Ada Lovelace",
  noLogo: "Додайте логотип вище.",
  place: "Розташування",
  placeName: "Розташування позначки",
  places,
  size: "Розмір",
  sizeName: "Розмір позначки",
  opacity: "Непрозорість",
  opacityName: "Непрозорість позначки",
};
