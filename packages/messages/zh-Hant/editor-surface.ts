/** Surfaces of the matte. */
import type { BackgroundSetting, SurfaceSetting } from "@matte/engine";
import type { editorSurface as English } from "../en/editor-surface.ts";

const surfaces: Readonly<Record<SurfaceSetting, string>> = {
  none: "平滑",
  rag: "棉漿紙",
  linen: "亞麻",
  laid: "直紋紙",
  board: "卡紙",
  canvas: "油畫布",
  kozo: "楮皮紙",
  felt: "毛氈",
};

const backgrounds: Readonly<Record<BackgroundSetting, string>> = {
  colour: "純色",
  gradient: "漸層",
  photo: "模糊照片",
};

export const editorSurface: typeof English = {
  surface: "紋理",
  surfaces,
  feature: "直紋紙、卡紙、油畫布、楮皮紙和毛氈",
  depth: "紋理深度",
  depthRow: "深度",
  more: "更多襯紙設定",
  background: {
    name: "背景",
    kinds: backgrounds,
    gradient: "漸層",
    colour: "顏色",
    angleRow: "角度",
    angle: "漸層角度",
    degrees: "度",
    blurRow: "模糊",
    blur: "背景模糊",
    shadeRow: "明暗",
    shade: "背景明暗",
  },
  summary: (depth: number | null, background: BackgroundSetting) =>
    [...(depth === null ? [] : [`深度 ${depth}`]), backgrounds[background]].join("，"),
};
