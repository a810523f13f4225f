/** Texts in the editor's mode `Crop`. */
import type { editorCrop as English } from "../en/editor-crop.ts";
import { format } from "./notation.ts";

const digits = (count: number): string => format.number(count, { useGrouping: false });

const fromLeft = (x: number): string => `距左緣 ${digits(x)} px`;
const fromTop = (y: number): string => `距上緣 ${digits(y)} px`;

export const editorCrop: typeof English = {
  shape: "裁切比例",
  shapes: { free: "自由", original: "原始" },
  rotateLeft: "向左旋轉",
  rotateRight: "向右旋轉",
  mirror: "鏡像",
  straighten: "拉直",
  degrees: "度",
  reset: "重設裁切",
  done: "完成",

  area: "裁切區域",
  handles: {
    topLeft: "左上角",
    top: "上緣",
    topRight: "右上角",
    right: "右緣",
    bottomRight: "右下角",
    bottom: "下緣",
    bottomLeft: "左下角",
    left: "左緣",
  },
  keys: "方向鍵每次移動 1 px，按住 Shift 每次移動 10 px。",
  fromLeft,
  fromTop,
  corner: (x: number, y: number) => `${fromLeft(x)}，${fromTop(y)}`,
  place: (size: string, x: number, y: number) => `${size}，${fromLeft(x)}，${fromTop(y)}`,
};
