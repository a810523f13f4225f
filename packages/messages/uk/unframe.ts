/** @see ../en/unframe.ts */
import { format } from "./notation.ts";

const photos = (count: number): string => `${format.number(count)} фото`;

export const unframe = {
  refusals: {
    "no-record": (file: string) => `У «${file}» немає рамки, яку Matte може зняти.`,
    "encoded-again": (file: string) => `Під час обрамлення «${file}» перекодовано, тому рамку зняти не можна.`,
    changed: (file: string) => `Після обрамлення «${file}» зберегла інша програма, тому рамку зняти не можна.`,
    damaged: (file: string) => `Файл «${file}» пошкоджений, тому рамку зняти не можна.`,
  },
  region: "Уже обрамлено",
  framed: (count: number, look: string | null) => {
    const subject = count === 1 ? "Уже обрамлено тут" : `Уже обрамлено тут: ${photos(count)}`;
    return look === null ? subject : `${subject}, стиль ${look}`;
  },
  change: "Змінити рамку",
  remove: "Зняти рамку",
  again: "Обрамити ще раз",
  againSeveral: "Обрамити ще раз",
  changed: (count: number) => (count === 1 ? "Рамку відкрито для змін" : `Рамки ${photos(count)} відкрито для змін`),
  removed: (count: number) => (count === 1 ? "Рамку знято" : `Рамку знято з ${photos(count)}`),
  logoMissing: "У файлі немає логотипа. Додайте його знову.",
  fontNeedsPlan: (font: string, substitute: string) =>
    `Підпис набрано шрифтом ${font} з комп’ютера, а для цього потрібен Studio. Замість нього використано ${substitute}.`,
  originals: (count: number) =>
    count === 1
      ? "Фото збігається з вихідним файлом байт у байт"
      : `${photos(count)} ${format.plural(count, { one: "збігається", few: "збігаються", many: "збігаються", other: "збігаються" })} з вихідними файлами байт у байт`,
  saved: (file: string) => `«${file}» збережено без рамки`,
  lostHdr: (count: number) =>
    count === 1
      ? "Фото більше не HDR: карту підсилення перекодовано разом із рамкою."
      : `${photos(count)} більше не HDR: карти підсилення перекодовано разом із рамкою.`,
  marked: (count: number) =>
    count === 1
      ? "На фото лишається позначка, яку зняти не можна."
      : `На ${photos(count)} лишаються позначки, які зняти не можна.`,
  moreRefused: (count: number) => `Ще з ${photos(count)} рамку зняти не можна.`,
};
