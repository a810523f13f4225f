/** Texts about exports: notices, a batch's report, and the offer to share. */
import type { editorExport as English } from "../en/editor-export.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} 張照片`;

/** Rounded against flicker. */
function timeLeft(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return "還剩幾秒";
  if (seconds < 55) return `大約還剩 ${number(10 * Math.round(seconds / 10))} 秒`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90 ? `大約還剩 ${number(minutes)} 分鐘` : `大約還剩 ${number(Math.round(minutes / 60))} 小時`;
}

export const editorExport: typeof English = {
  timeLeft,
  nothing: "沒有可匯出的圖片。",
  batchIsPro: "批次匯出是 Pro 的功能。",
  failed: "匯出時發生錯誤",
  someFailed: (failed: number, total: number) => `匯出時發生錯誤：${photos(total)}中有 ${number(failed)} 張無法匯出`,
  done: "圖片已匯出",
  copied: "圖片已複製",
  notCopied: "無法複製圖片。請重試。",
  batchDone: "這批照片已匯出為 ZIP",
  photos,
  seriesShared: (count: number) => `已分享 ${photos(count)}`,
  zipType: "ZIP 壓縮檔",
  noFileChosen: "無法開啟儲存對話方塊。請改用「匯出」：ZIP 會儲存到下載資料夾。",

  encodedAgain: (file: string, method: string) => `「${file}」已匯出為 ${method}。`,
  moreEncodedAgain: (count: number) => `另有 ${number(count)} 個檔案未能保留原始資料。`,

  croppedOriginal: "照片經過裁切，還原資料會留下裁掉的部分，因此沒有寫入。",
  originalsLeftOut: (file: string, count: number) =>
    count === 1
      ? `「${file}」匯出後沒有還原資料，無法還原成原始檔。請保留你自己的檔案。`
      : `「${file}」等 ${number(count)} 個匯出檔沒有還原資料，無法還原成原始檔。請保留你自己的檔案。`,

  boxes: (count: number) => `${photos(count)}含有會印成方框的字元`,

  zipFailed: {
    "no-space": (done: number, total: number) =>
      `磁碟已滿。完成 ${number(done)} 張（共 ${photos(total)}）後停止匯出，沒有儲存 ZIP。請清出空間，或用「儲存到…」選擇其他磁碟。`,
    "too-large": () =>
      "這個視窗無法儲存檔案（例如無痕瀏覽），因此 ZIP 最多 1 GB。請減少一次匯出的照片，或改用一般視窗。",
    failed: (done: number, total: number) =>
      `無法寫入 ZIP。完成 ${number(done)} 張（共 ${photos(total)}）後停止匯出，沒有儲存 ZIP。請重試。`,
  },

  report: {
    title: "匯出報告",
    none: (total: number) => `${photos(total)}全都無法匯出。`,
    some: (failed: number, total: number) => `${photos(total)}中有 ${number(failed)} 張無法匯出。其餘已匯出。`,
    failed: "無法匯出的照片",
    retry: "重試",
  },
  offer: { title: "可以分享了", share: "分享", download: "下載" },
};
