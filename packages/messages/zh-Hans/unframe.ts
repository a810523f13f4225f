/** Texts about taking the frame off an export, in the editor and on the command line. */
import type { unframe as English } from "../en/unframe.ts";
import { format } from "./notation.ts";

const photos = (count: number): string => `${format.number(count)} 张照片`;

export const unframe: typeof English = {
  refusals: {
    "no-record": (file: string) => `“${file}”没有 Matte 可以拆除的相框。`,
    "encoded-again": (file: string) => `“${file}”装框时经过重新编码，因此无法拆除相框。`,
    changed: (file: string) => `“${file}”装框后又被其他程序存储过，因此无法拆除相框。`,
    damaged: (file: string) => `“${file}”已损坏，因此无法拆除相框。`,
  },
  region: "已经装框",
  framed: (count: number, look: string | null) => {
    const subject = count === 1 ? "已在这里装框" : `${photos(count)}已在这里装框`;
    return look === null ? subject : `${subject}，款式为“${look}”`;
  },
  change: "更改相框",
  remove: "拆除相框",
  again: "再次装框",
  againSeveral: "全部再次装框",
  changed: (count: number) => (count === 1 ? "相框已打开，可以更改" : `${photos(count)}的相框已打开，可以更改`),
  removed: (count: number) => (count === 1 ? "已拆除相框" : `已拆除 ${photos(count)}的相框`),
  logoMissing: "文件中没有徽标。请重新添加。",
  fontNeedsPlan: (font: string, substitute: string) =>
    `说明原来使用某台电脑上的字体 ${font}，这需要 Studio。现改用 ${substitute}。`,
  originals: (count: number) =>
    count === 1 ? "这张照片就是原文件，逐字节一致" : `${photos(count)}都是原文件，逐字节一致`,
  saved: (file: string) => `“${file}”已去除相框并存储`,
  lostHdr: (count: number) =>
    count === 1
      ? "这张照片不再是 HDR：增益图在装框时经过重新编码。"
      : `${photos(count)}不再是 HDR：增益图在装框时经过重新编码。`,
  marked: (count: number) =>
    count === 1 ? "这张照片仍带有印记，印记无法去除。" : `${photos(count)}仍带有印记，印记无法去除。`,
  moreRefused: (count: number) => `另有 ${photos(count)}的相框无法拆除。`,
};
