/** The user's guide: texts around its pages, which are in `help-start` and its neighbours. */
import type { help as English } from "../en/help.ts";
import { format } from "./notation.ts";

export const help: typeof English = {
  title: "도움말",
  tabOf: (page: string) => `${page} · Matte 도움말`,
  lead: "짧은 글 열 편. 글마다 사진가가 묻는 질문 하나에 답합니다.",
  editor: "편집기 열기",
  pages: "사용 안내의 페이지",
  previous: "이전 페이지",
  next: "다음 페이지",
  neighbours: "이전 페이지와 다음 페이지",
  search: {
    label: "사용 안내 검색",
    placeholder: "검색",
    key: "/",
    results: "결과",
    found: (count: number) => `결과 ${format.number(count)}개`,
    none: (query: string) => `“${query}”에 대한 내용이 없습니다. 다른 말로 찾아 보세요.`,
  },
};
