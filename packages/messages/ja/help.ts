import type { help as English } from "../en/help.ts";
import { format } from "./notation.ts";

export const help: typeof English = {
  title: "ヘルプ",
  tabOf: (page) => `${page} · Matteヘルプ`,
  lead: "短い10のページ。それぞれが、写真を撮る人の疑問に1つずつ答えます。",
  editor: "エディターを開く",
  pages: "ガイドのページ",
  previous: "前のページ",
  next: "次のページ",
  neighbours: "前後のページ",
  search: {
    label: "ガイドを検索",
    placeholder: "検索",
    key: "/",
    results: "検索結果",
    found: (count) => `${format.number(count)}件`,
    none: (query) => `「${query}」に関する項目はありません。別の言葉でお試しください。`,
  },
};
