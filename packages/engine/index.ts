/** What a framed photo looks like. Pure: no DOM, no Node, no clock, no network. */
export * from "./settings.ts";
export * from "./ranges.ts";
export * from "./restore.ts";
export * from "./reset.ts";
export * from "./plans.ts";
export * from "./colour.ts";
export { layoutPicture } from "./layout/index.ts";
export { PRESET_CANVASES } from "./layout/preset.ts";
export { scaleLayout } from "./layout/scale.ts";
export { WATERMARK_TEXT } from "./layout/watermark.ts";
export { fontCss, paint, type Pictures } from "./paint/index.ts";
export type * from "./caption/camera.ts";
export type * from "./caption/raw-exif.ts";
export type * from "./layout/types.ts";
export type * from "./paint/surface.ts";
