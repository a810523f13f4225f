/** Texts of the sample photo that shows a shared look. */
import type { lookSample as English } from "../en/look-sample.ts";

export const lookSample: typeof English = {
  alt: "以分享的款式装框的样片",
  subject: "沙脊，晚风",
  stairs: "楼梯井",
  sea: "防波桩，低潮",
  place: "暮色沙丘",
  credit: "图片：Matte",
  title: "有人与你分享了一个款式",
  origin: "用我们自己的图片展示",
};
