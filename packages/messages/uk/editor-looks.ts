/** @see ../en/editor-looks.ts */
import type { BuiltInLook, LeftOut, LookTexts } from "@matte/engine";
import { format } from "./notation.ts";

const { list, number, plural } = format;

/** Proper names, the same in every language. */
const names: Readonly<Record<BuiltInLook, string>> = {
  gallery: "Gallery",
  museum: "Museum",
  hairline: "Hairline",
  linen: "Linen",
  stone: "Stone",
  noir: "Noir",
  double: "Double",
  bevel: "Bevel",
  square: "Square",
  poster: "Poster",
  journal: "Journal",
  story: "Story",
  data: "Data",
  card: "Card",
  ambient: "Ambient",
  contact: "Contact",
  window: "Window",
  washi: "Washi",
};

const differences: Readonly<Record<LeftOut, string>> = {
  "stroke-added": "з чорною лінією 1 px",
  "stroke-replaced": "з чорною лінією 1 px замість власної",
  "second-stroke": "без другої лінії",
  bevel: "без скосу",
  "inner-mat": "без внутрішнього паспарту",
  surface: "з гладким паспарту",
  label: "з простим підписом",
  finish: "зі звичайним друком підпису",
  font: "шрифтом Inter замість власного",
};

const textNames: Readonly<Record<keyof LookTexts, string>> = {
  locationText: "місце",
  photoBy: "автор фото",
  additionalCredits: "учасники зйомки",
  cameraText: "камера",
  lensText: "об’єктив",
  filmText: "плівка",
  customDateFormat: "формат дати",
};

const named = ([field, text]: readonly [string, string]): string =>
  `${textNames[field as keyof LookTexts]} «${text.replaceAll(/\s+/gu, " ")}»`;

export const editorLooks = {
  title: "Стилі",
  names,
  all: "Усі стилі",
  menu: "Меню стилів",
  changed: (look: string) => `${look}, змінено`,
  revertTo: (look: string) => `Повернути ${look}`,
  updateLook: (look: string) => `Оновити «${look}»`,
  applied: (look: string) => `Застосовано ${look}`,
  appliedTo: (look: string, count: number) => `${look} для ${count === 1 ? "цього фото" : `${number(count)} фото`}`,
  shareLook: "Застосувати до всіх фото",
  lookShared: "Цей стиль тепер в усіх фото",
  reverted: (look: string) => `Знову ${look}`,
  updated: (look: string) => `«${look}» оновлено`,
  leftOut: (parts: readonly LeftOut[]) => `На вашому тарифі: ${list(parts.map((part) => differences[part]))}`,
  wholeLook: "стиль повністю",
  linked: {
    region: "Надісланий стиль",
    shown: "Це стиль із посилання.",
    shownOfFile: (file: string) => `Це стиль із «${file}».`,
    keep: "Залишити",
    texts: (texts: LookTexts) => `«Залишити» задає також: ${list(Object.entries(texts).map(named))}.`,
    invalid: "У посиланні немає стилю або є лише його частина.",
    newer: (version: number) =>
      `Стиль у посиланні має версію ${version}, якої ця сторінка ще не знає. Перезавантажте сторінку і відкрийте посилання знову.`,
    invalidFile: (file: string) => `У «${file}» немає стилю.`,
    ownLooksFile: (file: string) => `У «${file}» власні стилі, а вони входять до тарифу Studio.`,
    newerFile: (file: string, version: number) =>
      `Стиль у «${file}» має версію ${version}, якої ця сторінка ще не знає. Перезавантажте сторінку й імпортуйте файл знову.`,
  },
  newProfile: "Новий профіль",
  submit: "Надіслати цей стиль",
  copyLink: "Копіювати посилання на цей стиль",
  linkCopied: "Посилання скопійовано",
  linkNotCopied: "Не вдалося скопіювати посилання: браузер не дає доступу до буфера обміну.",
  linkTooLong: "Тексти задовгі для посилання. Скопіюйте його без них або експортуйте стиль у файл.",
  export: "Експортувати стиль",
  import: "Імпортувати стиль",
  file: "Файл стилю",
  withTexts: "З іменами, місцями й авторством",
  unnamed: "Мій стиль",
  own: {
    title: "Власні",
    noAnswer: "Сервер не відповідає. Для власних стилів потрібна мережа.",
    save: "Зберегти цей стиль",
    rename: (look: string) => `Перейменувати «${look}»`,
    renameTitle: "Перейменування стилю",
    remove: (look: string) => `Видалити «${look}»`,
    export: "Експортувати власні стилі",
    name: "Назва стилю",
    submit: { save: "Зберегти", replace: "Замінити", rename: "Перейменувати" },
    saved: (name: string) => `«${name}» збережено`,
    removed: (name: string) => `«${name}» видалено`,
    imported: (count: number) =>
      `Імпортовано ${number(count)} ${plural(count, { one: "стиль", few: "стилі", many: "стилів", other: "стилю" })}`,
  },
};
