/** Texts in the editor's mode `Crop`. */
import type { editorCrop as English } from "../en/editor-crop.ts";
import { format } from "./notation.ts";

const digits = (count: number): string => format.number(count, { useGrouping: false });

const fromLeft = (x: number): string => `距左侧 ${digits(x)} px`;
const fromTop = (y: number): string => `距顶部 ${digits(y)} px`;

export const editorCrop: typeof English = {
  shape: "裁剪比例",
  shapes: { free: "自由", original: "原始" },
  rotateLeft: "向左旋转",
  rotateRight: "向右旋转",
  mirror: "镜像",
  straighten: "拉直",
  degrees: "度",
  reset: "重置裁剪",
  done: "完成",

  area: "裁剪区域",
  handles: {
    topLeft: "左上角",
    top: "上边缘",
    topRight: "右上角",
    right: "右边缘",
    bottomRight: "右下角",
    bottom: "下边缘",
    bottomLeft: "左下角",
    left: "左边缘",
  },
  keys: "方向键每次移动 1 px，按住 Shift 每次移动 10 px。",
  fromLeft,
  fromTop,
  corner: (x: number, y: number) => `${fromLeft(x)}，${fromTop(y)}`,
  place: (size: string, x: number, y: number) => `${size}，${fromLeft(x)}，${fromTop(y)}`,
};
