/** @see ../en/editor-fonts.ts */
import type { MetadataFont } from "@matte/engine";

const standIns: Partial<Record<MetadataFont, string>> = {
  Georgia: "Gelasio",
  "Helvetica Neue": "Arimo",
  "Courier New": "Cousine",
};

export const editorFonts = {
  title: "Шрифти цього комп’ютера",
  open: "Шрифти цього комп’ютера…",
  waiting: "Чекаємо на дозвіл",
  search: "Знайти шрифт",
  list: "Шрифти",
  noneFound: "Шрифтів за вашим запитом немає.",
  unavailable: {
    unsupported:
      "Цей браузер не показує шрифтів комп’ютера. Це вміють Chrome та Edge на комп’ютері. Шістнадцять вебшрифтів працюють усюди.",
    refused:
      "Браузер не дав доступу до шрифтів. Дозвольте «Шрифти» для цього сайту в налаштуваннях біля адреси і спробуйте ще раз.",
    failed: "Не вдалося прочитати шрифти. Закрийте це вікно і спробуйте ще раз.",
  },
  notOnThisComputer: (family: string, substitute: string) =>
    `Шрифту ${family} на цьому комп’ютері немає. У перегляді замість нього ${substitute}; щоб експортувати підпис, виберіть інший шрифт.`,
  boxes: (characters: string) =>
    `У жодному шрифті цього комп’ютера немає ${characters}. В експорті замість них будуть прямокутники.`,
  standIns,
  standIn: (font: string, substitute: string) =>
    `На цьому комп’ютері немає ${font}. Замість нього використано ${substitute}.`,
  ofStyle: "Шрифт цього вигляду",
  missing: (font: string, characters: string) =>
    `У ${font} немає ${characters}. Для них використано шрифти цього комп’ютера.`,
};
