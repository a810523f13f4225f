import type { BackgroundSetting, SurfaceSetting } from "@matte/engine";
import type { editorSurface as English } from "../en/editor-surface.ts";

const surfaces: Readonly<Record<SurfaceSetting, string>> = {
  none: "スムース",
  rag: "コットン",
  linen: "リネン",
  laid: "レイド",
  board: "ボード",
  canvas: "キャンバス",
  kozo: "楮",
  felt: "フェルト",
};

const backgrounds: Readonly<Record<BackgroundSetting, string>> = {
  colour: "単色",
  gradient: "グラデーション",
  photo: "ぼかした写真",
};

export const editorSurface: typeof English = {
  surface: "質感",
  surfaces,
  feature: "レイド、ボード、キャンバス、楮、フェルト",
  depth: "質感の深さ",
  depthRow: "深さ",
  more: "マットの詳細設定",
  background: {
    name: "背景",
    kinds: backgrounds,
    gradient: "グラデーション",
    colour: "色",
    angleRow: "角度",
    angle: "グラデーションの角度",
    degrees: "度",
    blurRow: "ぼかし",
    blur: "背景のぼかし",
    shadeRow: "暗さ",
    shade: "背景の暗さ",
  },
  summary: (depth, background) =>
    depth === null ? backgrounds[background] : `深さ${depth}、${backgrounds[background]}`,
};
