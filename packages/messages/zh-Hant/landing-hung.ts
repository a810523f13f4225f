/** Texts of a visitor's photo on the landing page, loaded with it. */
import type { landingHung as English } from "../en/landing-hung.ts";

export const landingHung: typeof English = {
  region: "你的照片，已裱框",
  framed: (fileName: string, look: string) => `用「${look}」款式裱框的「${fileName}」`,
  tried: (fileName: string) => `用這個款式裱框的「${fileName}」`,
  export: "匯出",
  stays: "登入後即可匯出。你的照片沒有離開這個頁面。",
  another: "換一張照片",
  noRoom: "這個瀏覽器沒有空間帶走這張照片。請改在編輯器中加入。",
};
