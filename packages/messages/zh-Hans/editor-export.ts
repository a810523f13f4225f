/** Texts about exports: notices, a batch's report, and the offer to share. */
import type { editorExport as English } from "../en/editor-export.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} 张照片`;

/** Rounded against flicker. */
function timeLeft(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return "还需几秒";
  if (seconds < 55) return `还需约 ${number(10 * Math.round(seconds / 10))} 秒`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90 ? `还需约 ${number(minutes)} 分钟` : `还需约 ${number(Math.round(minutes / 60))} 小时`;
}

export const editorExport: typeof English = {
  timeLeft,
  nothing: "没有可导出的图片。",
  batchIsPro: "批量导出仅限 Pro。",
  failed: "导出时出错",
  someFailed: (failed: number, total: number) => `导出时出错：${photos(total)}中有 ${number(failed)} 张无法导出`,
  done: "图片已导出",
  copied: "图片已复制",
  notCopied: "无法复制图片。请重试。",
  batchDone: "这批照片已导出为 ZIP",
  photos,
  seriesShared: (count: number) => `已分享 ${photos(count)}`,
  zipType: "ZIP 压缩包",
  noFileChosen: "无法打开存储对话框。请改用“导出”：ZIP 会保存到下载文件夹。",

  encodedAgain: (file: string, method: string) => `“${file}”已导出为 ${method}。`,
  moreEncodedAgain: (count: number) => `另有 ${number(count)} 个文件未能保留原始数据。`,

  croppedOriginal: "照片经过裁剪，还原数据会留下裁掉的部分，因此未写入。",
  originalsLeftOut: (file: string, count: number) =>
    count === 1
      ? `“${file}”的导出没有还原数据，无法还原为原文件。请保留你自己的文件。`
      : `“${file}”等 ${number(count)} 个导出没有还原数据，无法还原为原文件。请保留你自己的文件。`,

  boxes: (count: number) => `${photos(count)}含有会显示为方框的字符`,

  zipFailed: {
    "no-space": (done: number, total: number) =>
      `磁盘已满。导出在完成 ${number(done)} 张（共 ${photos(total)}）后停止，没有保存 ZIP。请腾出空间，或用“存储到…”选择其他磁盘。`,
    "too-large": () => "此窗口不能存储文件（例如无痕浏览），因此 ZIP 最多 1 GB。请一次少导出一些照片，或使用普通窗口。",
    failed: (done: number, total: number) =>
      `无法写入 ZIP。导出在完成 ${number(done)} 张（共 ${photos(total)}）后停止，没有保存 ZIP。请重试。`,
  },

  report: {
    title: "导出报告",
    none: (total: number) => `${photos(total)}全部无法导出。`,
    some: (failed: number, total: number) => `${photos(total)}中有 ${number(failed)} 张无法导出。其余已导出。`,
    failed: "无法导出的照片",
    retry: "重试",
  },
  offer: { title: "可以分享了", share: "分享", download: "下载" },
};
