/** @see ../en/editor-wall.ts */
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} фото`;

export const editorWall = {
  title: "Стіна",
  count: (count: number) => (count === 1 ? photos(count) : `${photos(count)}, один масштаб`),
  empty: "Тут не висить жодного фото. Закрийте стіну й додайте кілька.",
  hint: "Перетягуйте, щоб змінити порядок. Подвійне клацання відкриває.",
  hintTouch: "Утримуйте, щоб змінити порядок. Подвійний дотик відкриває.",
  zoomIn: "Збільшити",
  zoomOut: "Зменшити",
  tones: { white: "Біла стіна", neutral: "Сіра стіна", black: "Чорна стіна" },

  export: "Експортувати стіну",
  shape: "Форма зображення",
  shapes: { "16:9": "16:9", "4:5": "4:5", carousel: "Карусель" },
  exported: "Стіну експортовано",
  carouselIsPro: "Каруселі є лише в Pro.",
  failed: "Не вдалося експортувати стіну. Спробуйте ще раз.",
  leftOut: (count: number) => `На зображенні бракує ${photos(count)}.`,
};
