/** The user's guide: texts around its pages, which are in `help-start` and its neighbours. */
import type { help as English } from "../en/help.ts";
import { format } from "./notation.ts";

export const help: typeof English = {
  title: "帮助",
  tabOf: (page: string) => `${page} · Matte 帮助`,
  lead: "十页短文，每页回答一个摄影师会问的问题。",
  editor: "打开编辑器",
  pages: "指南的页面",
  previous: "上一页",
  next: "下一页",
  neighbours: "上一页和下一页",
  search: {
    label: "搜索指南",
    placeholder: "搜索",
    key: "/",
    results: "结果",
    found: (count: number) => `${format.number(count)} 条结果`,
    none: (query: string) => `没有关于“${query}”的内容。请换一个词。`,
  },
};
