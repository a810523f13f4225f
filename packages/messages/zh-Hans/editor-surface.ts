/** Surfaces of the matte. */
import type { BackgroundSetting, SurfaceSetting } from "@matte/engine";
import type { editorSurface as English } from "../en/editor-surface.ts";

const surfaces: Readonly<Record<SurfaceSetting, string>> = {
  none: "平滑",
  rag: "棉浆纸",
  linen: "亚麻",
  laid: "直纹纸",
  board: "卡纸",
  canvas: "油画布",
  kozo: "楮皮纸",
  felt: "毛毡",
};

const backgrounds: Readonly<Record<BackgroundSetting, string>> = {
  colour: "纯色",
  gradient: "渐变",
  photo: "模糊照片",
};

export const editorSurface: typeof English = {
  surface: "纹理",
  surfaces,
  feature: "直纹纸、卡纸、油画布、楮皮纸和毛毡",
  depth: "纹理深度",
  depthRow: "深度",
  more: "更多衬纸设置",
  background: {
    name: "背景",
    kinds: backgrounds,
    gradient: "渐变",
    colour: "颜色",
    angleRow: "角度",
    angle: "渐变角度",
    degrees: "度",
    blurRow: "模糊",
    blur: "背景模糊",
    shadeRow: "明暗",
    shade: "背景明暗",
  },
  summary: (depth: number | null, background: BackgroundSetting) =>
    [...(depth === null ? [] : [`深度 ${depth}`]), backgrounds[background]].join("，"),
};
