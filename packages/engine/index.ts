/** What a framed photo looks like. Pure: no DOM, no Node, no clock, no network. */
export * from "./settings.ts";
export type * from "./caption/camera.ts";
export type * from "./caption/raw-exif.ts";
export type * from "./layout/types.ts";
export type * from "./paint/surface.ts";
