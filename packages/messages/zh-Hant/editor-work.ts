/** Texts about this visit's photos: failed ones, and signing out. */
import type { editorWork as English } from "../en/editor-work.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} 張照片`;

export const editorWork: typeof English = {
  failed: {
    region: "失敗的照片",
    unread: "無法載入的照片",
    count: (count: number) => `${number(count)} 張失敗`,
    remove: "移除失敗的照片",
    removeOne: (file: string) => `移除 ${file}`,
  },
  removed: (count: number) => `已移除 ${photos(count)}。`,
  exportSelected: (count: number) => `匯出選取的 ${number(count)} 張`,
  selected: (count: number) => `已選取 ${number(count)} 張`,
  crop: {
    copy: "複製裁切",
    paste: "貼上裁切",
    copied: "裁切已複製",
    separate: "請先拆開照片再裁切。",
    pasted: (count: number) => `已將裁切貼到 ${photos(count)}。`,
  },
  menu: "照片操作",
  select: "選取",
  selectDone: "完成",
  signOut: {
    title: (count: number) => `要登出並捨棄 ${photos(count)}嗎？`,
    note: "你的檔案和已匯出的內容都會保留，但這些照片的圖說和設定會遺失。",
    confirm: "登出",
    cancel: "取消",
  },
};
