/** Texts of the wall view. */
import type { editorWall as English } from "../en/editor-wall.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} 张照片`;

export const editorWall: typeof English = {
  title: "挂墙",
  count: (count: number) => (count === 1 ? photos(count) : `${photos(count)}，同一比例尺`),
  empty: "墙上还没有照片。请关闭挂墙视图，添加几张。",
  hint: "拖动可重新排序，双击可打开。",
  hintTouch: "按住可重新排序，双击可打开。",
  zoomIn: "放大",
  zoomOut: "缩小",
  tones: { white: "白色墙面", neutral: "灰色墙面", black: "黑色墙面" },

  export: "导出墙面",
  shape: "图片比例",
  shapes: { "16:9": "16:9", "4:5": "4:5", carousel: "轮播" },
  exported: "墙面已导出",
  carouselIsPro: "轮播仅限 Pro。",
  failed: "无法导出墙面。请重试。",
  leftOut: (count: number) => `图片中少了 ${photos(count)}。`,
};
