/** @see ../en/editor-credentials.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const editorCredentials = {
  label: "Дані про походження",
  development: "Дані про походження (для розробки)",
  signedBy: (name: string) => `Підписує ${name}`,
  unsigned: (file: string, count: number, reason: string) =>
    count === 1
      ? `«${file}» експортовано без даних про походження. ${reason}`
      : `Без даних про походження експортовано ${number(count)} ${plural(count, { one: "файл", few: "файли", many: "файлів", other: "файлу" })}, серед них «${file}». ${reason}`,
  reasons: {
    none: "Сервер не підписує експортованих файлів.",
    early: "Сертифікат сервера ще не чинний, або його годинник показує неправильний час.",
    expired: "Термін дії сертифіката сервера минув.",
    "time-stamp": "Служба міток часу не відповідає.",
  },
  noAnswer: "Сервер недоступний.",
  notIn: {
    pdf: "У PDF немає даних про походження.",
    wall: "У зображеннях стіни немає даних про походження.",
  },
  leftOut: (file: string, count: number, reason: string) =>
    count === 1
      ? `Власних даних про походження з «${file}» не збережено: ${reason}.`
      : `Власних даних про походження з ${number(count)} фото не збережено, серед них «${file}»: ${reason}.`,
  faults: {
    location: "вони можуть містити місце, якого в експорті немає",
    cropped: "у них є зображення того, що відрізано",
    large: "вони завеликі",
    unreadable: "їх не можна прочитати",
  },
};
