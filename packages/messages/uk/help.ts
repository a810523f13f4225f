/** @see ../en/help.ts */
import { format } from "./notation.ts";

export const help = {
  title: "Довідка",
  tabOf: (page: string) => `${page} · Довідка Matte`,
  lead: "Десять коротких сторінок. Кожна відповідає на одне запитання, яке ставлять фотографи.",
  editor: "Відкрити редактор",
  pages: "Сторінки посібника",
  previous: "Попередня сторінка",
  next: "Наступна сторінка",
  neighbours: "Попередня й наступна сторінки",
  search: {
    label: "Пошук у посібнику",
    placeholder: "Пошук",
    key: "/",
    results: "Результати",
    found: (count: number) =>
      `${format.number(count)} ${format.plural(count, { one: "результат", few: "результати", many: "результатів", other: "результату" })}`,
    none: (query: string) => `Нічого про «${query}». Спробуйте інше слово.`,
  },
};
