/** Texts of a visitor's photo on the landing page, loaded with it. */
import type { landingHung as English } from "../en/landing-hung.ts";

export const landingHung: typeof English = {
  region: "你的照片，已装框",
  framed: (fileName: string, look: string) => `以“${look}”款式装框的“${fileName}”`,
  tried: (fileName: string) => `以此款式装框的“${fileName}”`,
  export: "导出",
  stays: "登录后即可导出。你的照片没有离开此页面。",
  another: "换一张照片",
  noRoom: "此浏览器没有空间带上这张照片。请在编辑器中添加。",
};
