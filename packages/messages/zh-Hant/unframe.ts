/** Texts about taking the frame off an export, in the editor and on the command line. */
import type { unframe as English } from "../en/unframe.ts";
import { format } from "./notation.ts";

const photos = (count: number): string => `${format.number(count)} 張照片`;

export const unframe: typeof English = {
  refusals: {
    "no-record": (file: string) => `「${file}」沒有 Matte 可以移除的外框。`,
    "encoded-again": (file: string) => `「${file}」裱框時經過重新編碼，因此無法移除外框。`,
    changed: (file: string) => `「${file}」裱框後曾由其他程式儲存，因此無法移除外框。`,
    damaged: (file: string) => `「${file}」已損壞，因此無法移除外框。`,
  },
  region: "已經裱框",
  framed: (count: number, look: string | null) => {
    const subject = count === 1 ? "已在這裡裱框" : `${photos(count)}已在這裡裱框`;
    return look === null ? subject : `${subject}，款式為「${look}」`;
  },
  change: "變更外框",
  remove: "移除外框",
  again: "再次裱框",
  againSeveral: "全部再次裱框",
  changed: (count: number) => (count === 1 ? "外框已開啟，可以變更" : `${photos(count)}的外框已開啟，可以變更`),
  removed: (count: number) => (count === 1 ? "已移除外框" : `已移除 ${photos(count)}的外框`),
  logoMissing: "檔案中沒有標誌。請重新加入。",
  fontNeedsPlan: (font: string, substitute: string) =>
    `圖說原本使用某台電腦上的字型 ${font}，需要 Studio。現在改用 ${substitute}。`,
  originals: (count: number) =>
    count === 1 ? "這張照片就是原始檔，每個位元組都相同" : `${photos(count)}都是原始檔，每個位元組都相同`,
  saved: (file: string) => `「${file}」已移除外框並儲存`,
  lostHdr: (count: number) =>
    count === 1
      ? "這張照片不再是 HDR：增益圖在裱框時經過重新編碼。"
      : `${photos(count)}不再是 HDR：增益圖在裱框時經過重新編碼。`,
  marked: (count: number) =>
    count === 1 ? "這張照片仍留有印記，印記無法移除。" : `${photos(count)}仍留有印記，印記無法移除。`,
  moreRefused: (count: number) => `另有 ${photos(count)}的外框無法移除。`,
};
