/** Texts of the wall view. */
import type { editorWall as English } from "../en/editor-wall.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `사진 ${number(count)}장`;

export const editorWall: typeof English = {
  title: "벽",
  count: (count: number) => (count === 1 ? photos(count) : `${photos(count)}, 같은 축척`),
  empty: "걸린 사진이 없습니다. 벽을 닫고 사진을 추가하세요.",
  hint: "끌어서 순서를 바꾸고 두 번 클릭해 엽니다.",
  hintTouch: "길게 눌러 순서를 바꾸고 두 번 탭해 엽니다.",
  zoomIn: "확대",
  zoomOut: "축소",
  tones: { white: "흰 벽", neutral: "회색 벽", black: "검은 벽" },

  export: "벽 내보내기",
  shape: "이미지 비율",
  shapes: { "16:9": "16:9", "4:5": "4:5", carousel: "캐러셀" },
  exported: "벽을 내보냈습니다",
  carouselIsPro: "캐러셀은 Pro 전용입니다.",
  failed: "벽을 내보내지 못했습니다. 다시 시도해 주세요.",
  leftOut: (count: number) => `${photos(count)}은 이미지에 걸리지 않았습니다.`,
};
