/** @see ../en/credentials.ts */
import { format } from "./notation.ts";

const moment = (time: Date): string => format.date(time, { dateStyle: "long", timeStyle: "short" });

export const credentials = {
  title: "Дані про походження",
  signedBy: "Підписувач",
  noName: "Без імені",
  when: "Коли",
  stamped: (time: Date) => `${moment(time)}, за міткою часу`,
  claimed: (time: Date) => `${moment(time)}, за словами підписувача`,
  madeWith: "Створено за допомогою",
  actions: {
    captured: "Знято камерою",
    generated: "Згенеровано моделлю",
    created: "Створено",
    opened: "Відкрито",
    edited: "Відредаговано",
    colour: "Змінено кольори",
    cropped: "Кадровано",
    resized: "Змінено розмір",
    placed: "Поєднано з іншими зображеннями",
    removed: "Вилучено частини",
    rotated: "Повернуто",
    converted: "Перетворено на інший формат",
    published: "Опубліковано",
    redacted: "Вилучено подробиці історії",
    other: "Інші зміни",
  },
  checks: {
    valid: {
      match: "Підпис і вміст збігаються",
      changed: "Підпис дійсний, але файл змінено після підписання",
      unchecked: "Підпис дійсний. Вміст не перевірено",
    },
    expired: {
      match: "Підпис і вміст збігаються, але термін дії сертифіката минув",
      changed: "Файл змінено після підписання, і термін дії сертифіката минув",
      unchecked: "Підпис дійсний, але термін дії сертифіката минув. Вміст не перевірено",
    },
  },
  invalid: "Підпис недійсний, тому ці дані нічого не кажуть про фото",
  unchecked: "Тут підпис не можна перевірити. Щоб перевірити, відкрийте Matte через https",
  unreadable: "Ці дані пошкоджені або такого типу, який Matte не читає",
  reading: "Читання…",
  onThisDevice: "Прочитано на цьому пристрої.",
  notInExports: "Експорт не зберігає цих даних, якщо «Дані про походження» вимкнено.",
  notListed: "Не звірено зі списком надійних підписувачів.",
};
