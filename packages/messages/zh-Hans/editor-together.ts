/** Photos framed together. */
import type { Arrangement } from "@matte/engine";
import type { editorTogether as English } from "../en/editor-together.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} 张照片`;

const arrangements: Readonly<Record<Arrangement, string>> = { row: "横排", column: "竖排", grid: "网格" };

export const editorTogether: typeof English = {
  title: "组合",
  action: "组合装框",
  working: (count: number) => `正在将 ${photos(count)}组合装框…`,
  framed: (count: number) => `已将 ${photos(count)}组合装框。`,
  wrongCount: (min: number, max: number) => `请选择 ${number(min)} 到 ${number(max)} 张照片来组合装框。`,
  separate: "拆开",
  separated: (count: number) => `已拆开 ${photos(count)}。`,
  photos,
  arrangement: "排列",
  arrangements,
  gap: "间距",
  gapUnit: "百分比",
  order: "此相框中的照片",
  moved: (file: string, place: number, count: number) => `${file} 已移到第 ${number(place)} 张，共 ${number(count)} 张`,
};
