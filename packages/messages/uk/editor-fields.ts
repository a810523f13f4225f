/** @see ../en/editor-fields.ts */
import type { Settings, TemplateField } from "@matte/engine";
import { format } from "./notation.ts";

const { number, plural } = format;

const fields: Readonly<Record<TemplateField, string>> = {
  title: "Назва",
  headline: "Заголовок",
  description: "Опис",
  alt: "Альтернативний текст",
  creator: "Автор",
  credit: "Рядок авторства",
  copyright: "Авторське право",
  city: "Місто",
  state: "Область",
  country: "Країна",
  location: "Місце",
  keywords: "Ключові слова",
  rating: "Оцінка",
  date: "Дата",
  time: "Час",
  camera: "Камера",
  make: "Виробник",
  lens: "Об’єктив",
  film: "Плівка",
  focal: "Фокусна відстань",
  focal35: "Еквівалент 35 мм",
  aperture: "Діафрагма",
  shutter: "Витримка",
  iso: "ISO",
  exposure: "Експозиція",
  width: "Ширина",
  height: "Висота",
  megapixels: "Мегапікселі",
  size: "Розмір",
  filename: "Назва файлу",
  number: "Номер",
  count: "Кількість фото",
};

const dateFormats: Readonly<Record<Settings["dateFormat"], string>> = {
  "2024-06-01": "2024-06-01",
  "1 June 2024": "1 червня 2024",
  "June 2024": "червень 2024",
  "2024": "2024",
  custom: "Власний",
};

export const editorFields = {
  more: { caption: "Інші параметри підпису", camera: "Інші параметри камери", output: "Інші параметри файлу" },

  appliesTo: "Стосується",
  scopes: {
    photo: () => "Цього фото",
    selected: (count: number) => `Вибраних: ${number(count)}`,
    all: () => "Усіх фото",
  },
  usedForAll: (count: number) => `Сюжет використано для ${number(count)} фото`,
  photoOf: (file: string, position: number, count: number) => `${file}, ${number(position)} з ${number(count)}`,

  insert: "Вставити поле",
  fields,
  groups: { place: "Місце", photo: "Фото", camera: "Камера", file: "Файл" },
  forms: {
    "date:YYYY": "Рік",
    "date:MMMM YYYY": "Місяць і рік",
    "date:YYYY-MM-DD": "Дата цифрами",
    "time:HH-mm": "Час цифрами",
    "number:000": "Номер, три цифри",
    "filename:words": "Назва файлу словами",
  },
  absent: "У цьому файлі немає",
  search: "Пошук полів",
  typeToSearch: "Почніть вводити",
  keys: "↑ ↓ Enter",
  found: (count: number) =>
    `${number(count)} ${plural(count, { one: "поле", few: "поля", many: "полів", other: "поля" })}`,

  unknownField: (typed: string, suggestion: string | null) =>
    suggestion === null
      ? `Невідоме поле «${typed}».`
      : `Невідоме поле «${typed}». Можливо, ви мали на увазі «${suggestion}»?`,
  unknownForm: (typed: string) => `Невідомий формат «${typed}».`,

  fileSays: (creator: string) => `У файлі: ${creator}`,
  acceptCreator: "Узяти",
  replaces: (creator: string, more: number) =>
    more === 0
      ? `Експорт замінить автора «${creator}».`
      : `Експорт замінить автора «${creator}», а також авторів ще ${number(more)} фото.`,
  replacesInBatch: (count: number) => `Це авторство замінить автора в ${number(count)} фото.`,

  date: {
    print: "Друкувати дату",
    format: "Формат дати",
    formats: dateFormats,
    custom: "Власний формат дати",
    customHint: "D MMMM YYYY",
    noForm: "Використовуйте YYYY, YY, MMMM, MMM, MM, M, DD, D, HH або mm.",
  },
  places: {
    label: "Назви місць за GPS",
    hint: "Додає місто й країну за координатами GPS, якщо їх немає у файлі фото. Тоді експортоване фото показує, де його знято. Самі координати лишаються у вашому браузері.",
  },
  camera: {
    tidy: "Охайні назви камер",
    equivalent: "Еквівалент 35 мм",
    filmStyle: "Плівка та стиль знімка",
    camera: "Камера",
    lens: "Об’єктив",
    film: "Плівка",
  },
  exportName: {
    label: "Назва файлу",
    usual: "Типова назва",
    example: (name: string) => `Приклад: ${name}`,
  },
};
