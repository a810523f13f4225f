/** @see ../en/editor-incoming.ts */
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} фото`;

export const editorIncoming = {
  region: "Надіслані фото",
  waiting: (count: number) => `${photos(count)} з іншого застосунку`,
  add: (count: number) => `Додати ${photos(count)}`,
  discard: "Відкинути",
  failed: "Не вдалося зберегти надіслані фото. Додайте їх тут.",
  partial: (count: number, gigabytes: number) =>
    `За раз можна надіслати лише ${photos(count)} загальним обсягом ${number(gigabytes)} ГБ. Решту додайте тут.`,
};
