/** Texts in the editor's mode `Crop`. */
import type { editorCrop as English } from "../en/editor-crop.ts";
import { format } from "./notation.ts";

const digits = (count: number): string => format.number(count, { useGrouping: false });

const fromLeft = (x: number): string => `왼쪽에서 ${digits(x)}px`;
const fromTop = (y: number): string => `위에서 ${digits(y)}px`;

export const editorCrop: typeof English = {
  shape: "자르기 비율",
  shapes: { free: "자유", original: "원본" },
  rotateLeft: "왼쪽으로 회전",
  rotateRight: "오른쪽으로 회전",
  mirror: "좌우 반전",
  straighten: "수평 맞추기",
  degrees: "도",
  reset: "자르기 초기화",
  done: "완료",

  area: "자르기 영역",
  handles: {
    topLeft: "왼쪽 위 모서리",
    top: "위쪽 가장자리",
    topRight: "오른쪽 위 모서리",
    right: "오른쪽 가장자리",
    bottomRight: "오른쪽 아래 모서리",
    bottom: "아래쪽 가장자리",
    bottomLeft: "왼쪽 아래 모서리",
    left: "왼쪽 가장자리",
  },
  keys: "화살표 키로 1px, Shift와 함께 누르면 10px씩 움직입니다.",
  fromLeft,
  fromTop,
  corner: (x: number, y: number) => `${fromLeft(x)}, ${fromTop(y)}`,
  place: (size: string, x: number, y: number) => `${size}, ${fromLeft(x)}, ${fromTop(y)}`,
};
