/** The user's guide: texts around its pages, which are in `help-start` and its neighbours. */
import type { help as English } from "../en/help.ts";
import { format } from "./notation.ts";

export const help: typeof English = {
  title: "說明",
  tabOf: (page: string) => `${page} · Matte 說明`,
  lead: "十頁短文，每頁回答一個攝影師常問的問題。",
  editor: "開啟編輯器",
  pages: "指南的頁面",
  previous: "上一頁",
  next: "下一頁",
  neighbours: "上一頁和下一頁",
  search: {
    label: "搜尋指南",
    placeholder: "搜尋",
    key: "/",
    results: "結果",
    found: (count: number) => `${format.number(count)} 筆結果`,
    none: (query: string) => `沒有關於「${query}」的內容。請換個詞試試。`,
  },
};
