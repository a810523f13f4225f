/** Photos framed together. */
import type { Arrangement } from "@matte/engine";
import type { editorTogether as English } from "../en/editor-together.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} 張照片`;

const arrangements: Readonly<Record<Arrangement, string>> = { row: "橫排", column: "直排", grid: "格狀" };

export const editorTogether: typeof English = {
  title: "組合",
  action: "組合裱框",
  working: (count: number) => `正在將 ${photos(count)}組合裱框…`,
  framed: (count: number) => `已將 ${photos(count)}組合裱框。`,
  wrongCount: (min: number, max: number) => `請選取 ${number(min)} 到 ${number(max)} 張照片來組合裱框。`,
  separate: "拆開",
  separated: (count: number) => `已拆開 ${photos(count)}。`,
  photos,
  arrangement: "排列",
  arrangements,
  gap: "間距",
  gapUnit: "百分比",
  order: "這個外框中的照片",
  moved: (file: string, place: number, count: number) => `${file} 已移到第 ${number(place)} 張，共 ${number(count)} 張`,
};
