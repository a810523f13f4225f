import type { editorCrop as English } from "../en/editor-crop.ts";
import { format } from "./notation.ts";

const digits = (count: number): string => format.number(count, { useGrouping: false });

const fromLeft = (x: number): string => `左端から${digits(x)} px`;
const fromTop = (y: number): string => `上端から${digits(y)} px`;

export const editorCrop: typeof English = {
  shape: "トリミングのアスペクト比",
  shapes: { free: "自由", original: "元のまま" },
  rotateLeft: "左に回転",
  rotateRight: "右に回転",
  mirror: "左右反転",
  straighten: "傾き補正",
  degrees: "度",
  reset: "リセット",
  done: "完了",

  area: "トリミング範囲",
  handles: {
    topLeft: "左上の角",
    top: "上辺",
    topRight: "右上の角",
    right: "右辺",
    bottomRight: "右下の角",
    bottom: "下辺",
    bottomLeft: "左下の角",
    left: "左辺",
  },
  keys: "矢印キーで1 pxずつ、Shiftキーと一緒に押すと10 pxずつ動きます。",
  fromLeft,
  fromTop,
  corner: (x, y) => `${fromLeft(x)}、${fromTop(y)}`,
  place: (size, x, y) => `${size}、${fromLeft(x)}、${fromTop(y)}`,
};
