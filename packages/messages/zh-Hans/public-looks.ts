/** Texts of the public pages of looks. */
import type { publicLooks as English } from "../en/public-looks.ts";
import { format } from "./notation.ts";

const { plural } = format;

export const publicLooks: typeof English = {
  title: "他人的款式",
  lead: "其他人制作的衬纸，用我们自己的图片展示。不用账号，就能在你的照片上试用。",
  submit: "投稿你的款式",
  list: "款式",
  none: "还没有款式。你可以投稿第一个。",
  more: "更早的款式",
  all: "所有款式",
  navigation: "主导航",
  alt: "我们的一张图片，使用此款式",
  tried: (count, tries) => plural(count, { other: `已试用 ${tries} 次` }),
  try: "在照片上试用",
  stays: "你的照片不会离开你的设备。",
  copy: "复制链接",
  report: {
    title: "举报",
    reasons: {
      offensive: "冒犯或威胁他人",
      copied: "使用了他人的名字或作品",
      misleading: "内容或链接有误导性",
      other: "其他",
    },
    send: "发送举报",
  },
  withdrawn: {
    title: "此款式已撤回。",
    text: "由作者或我们撤下。",
  },
};
