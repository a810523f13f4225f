/** Texts of the public pages of looks. */
import type { publicLooks as English } from "../en/public-looks.ts";
import { format } from "./notation.ts";

const { plural } = format;

export const publicLooks: typeof English = {
  title: "大家的款式",
  lead: "其他人做的襯紙，以我們自己的圖片展示。不用帳號，就能套在你的照片上試試。",
  submit: "投稿你的款式",
  list: "款式",
  none: "還沒有款式。第一個可以是你的。",
  more: "更早的款式",
  all: "所有款式",
  navigation: "主選單",
  alt: "我們的一張圖片，使用這個款式",
  tried: (count, tries) => plural(count, { other: `已試用 ${tries} 次` }),
  try: "套在照片上試試",
  stays: "你的照片不會離開你的裝置。",
  copy: "複製連結",
  report: {
    title: "檢舉",
    reasons: {
      offensive: "冒犯或威脅他人",
      copied: "使用了他人的名字或作品",
      misleading: "內容或連結會誤導人",
      other: "其他",
    },
    send: "送出檢舉",
  },
  withdrawn: {
    title: "此款式已撤回。",
    text: "已由作者或我們撤下。",
  },
};
