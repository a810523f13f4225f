/** Texts about restoring the last visit's photos. */
import type { editorRecovery as English } from "../en/editor-recovery.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count, { useGrouping: false })} 張照片`;

export const editorRecovery: typeof English = {
  region: "上次的照片",
  title: "你的照片還在這裡",
  changed: (time: Date) =>
    `上次變更：${format.date(time, { day: "numeric", month: "long" })} ${format.date(time, { hour: "2-digit", minute: "2-digit" })}，包含圖說和設定`,
  more: (count: number) => `以及另外 ${number(count)} 張`,
  restore: (count: number) => `還原 ${photos(count)}`,
  startFresh: "重新開始",
  discarded: (count: number) => `已捨棄 ${photos(count)}`,
  waiting: "上次的照片",
  discard: "捨棄",
  notStored: "此瀏覽器無法將照片留到下次。請在關閉頁面前匯出。",
  noSpace: "空間不足，無法將所有照片留到下次。請在關閉頁面前匯出。",
  none: {
    "no-permission": "無法還原照片：未經你許可，無法讀取這些照片。",
    gone: "找不到你的照片。如果照片在其他磁碟機上，請接上後重試。",
  },
  someLost: (count: number) => `無法還原 ${photos(count)}。`,
  lost: {
    gone: (file: string) => `「${file}」已被移動、變更或刪除。`,
    "no-permission": (file: string) => `未經你許可，無法讀取「${file}」。`,
    "not-kept": (file: string) => `無法保留「${file}」。請重新加入。`,
  },
};
