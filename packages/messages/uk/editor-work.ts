/** @see ../en/editor-work.ts */
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} фото`;

export const editorWork = {
  failed: {
    region: "Незавантажені фото",
    unread: "Фото, які не вдалося завантажити",
    count: (count: number) => `Не вдалося: ${number(count)}`,
    remove: "Прибрати незавантажені",
    removeOne: (file: string) => `Прибрати ${file}`,
  },
  removed: (count: number) => `${photos(count)} прибрано.`,
  exportSelected: (count: number) => `Експортувати вибрані (${number(count)})`,
  selected: (count: number) => `Вибрано ${number(count)}`,
  crop: {
    copy: "Копіювати кадрування",
    paste: "Вставити кадрування",
    copied: "Кадрування скопійовано",
    separate: "Щоб кадрувати фото, роз’єднайте їх.",
    pasted: (count: number) => `Кадрування застосовано до ${photos(count)}.`,
  },
  menu: "Дії з фото",
  select: "Вибрати",
  selectDone: "Готово",
  signOut: {
    title: (count: number) => `Вийти й відкинути ${photos(count)}?`,
    note: "Ваші файли й усе експортоване лишаються. Підписи й налаштування цих фото буде втрачено.",
    confirm: "Вийти",
    cancel: "Скасувати",
  },
};
