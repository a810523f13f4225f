/** Texts of the wall view. */
import type { editorWall as English } from "../en/editor-wall.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} 張照片`;

export const editorWall: typeof English = {
  title: "掛牆",
  count: (count: number) => (count === 1 ? photos(count) : `${photos(count)}，相同比例`),
  empty: "牆上還沒有照片。請關閉掛牆檢視，再加入幾張。",
  hint: "拖曳可重新排序，按兩下可開啟。",
  hintTouch: "按住可重新排序，點兩下可開啟。",
  zoomIn: "放大",
  zoomOut: "縮小",
  tones: { white: "白色牆面", neutral: "灰色牆面", black: "黑色牆面" },

  export: "匯出牆面",
  shape: "圖片比例",
  shapes: { "16:9": "16:9", "4:5": "4:5", carousel: "輪播" },
  exported: "牆面已匯出",
  carouselIsPro: "輪播是 Pro 的功能。",
  failed: "無法匯出牆面。請重試。",
  leftOut: (count: number) => `${photos(count)}沒有掛進這張圖片。`,
};
