/** Surfaces of the matte. */
import type { BackgroundSetting, SurfaceSetting } from "@matte/engine";
import type { editorSurface as English } from "../en/editor-surface.ts";

const surfaces: Readonly<Record<SurfaceSetting, string>> = {
  none: "매끈함",
  rag: "코튼 래그",
  linen: "리넨",
  laid: "레이드지",
  board: "매트지",
  canvas: "캔버스",
  kozo: "닥종이",
  felt: "펠트",
};

const backgrounds: Readonly<Record<BackgroundSetting, string>> = {
  colour: "단색",
  gradient: "그라데이션",
  photo: "흐린 사진",
};

export const editorSurface: typeof English = {
  surface: "질감",
  surfaces,
  feature: "레이드지, 매트지, 캔버스, 닥종이, 펠트",
  depth: "질감 깊이",
  depthRow: "깊이",
  more: "매트 설정 더 보기",
  background: {
    name: "배경",
    kinds: backgrounds,
    gradient: "그라데이션",
    colour: "색상",
    angleRow: "각도",
    angle: "그라데이션 각도",
    degrees: "도",
    blurRow: "흐림",
    blur: "배경 흐림",
    shadeRow: "음영",
    shade: "배경 음영",
  },
  summary: (depth: number | null, background: BackgroundSetting) =>
    [...(depth === null ? [] : [`깊이 ${depth}`]), backgrounds[background]].join(", "),
};
