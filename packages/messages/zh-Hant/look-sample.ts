/** Texts of the sample photo that shows a shared look. */
import type { lookSample as English } from "../en/look-sample.ts";

export const lookSample: typeof English = {
  alt: "用分享的款式裱框的範例照片",
  subject: "沙脊，晚風",
  stairs: "樓梯間",
  sea: "防波木樁，低潮",
  place: "暮色沙丘",
  credit: "圖片：Matte",
  title: "有人分享了一個款式給你",
  origin: "以我們自己的圖片展示",
};
