/** Texts about photos shared to the editor by other apps, or opened with it by the system. */
import type { editorIncoming as English } from "../en/editor-incoming.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} 张照片`;

export const editorIncoming: typeof English = {
  region: "收到的照片",
  waiting: (count: number) => `来自其他应用的 ${photos(count)}`,
  add: (count: number) => `添加 ${photos(count)}`,
  discard: "丢弃",
  failed: "无法存储收到的照片。请在这里添加。",
  partial: (count: number, gigabytes: number) =>
    `一次最多只能接收 ${number(count)} 张照片，总共 ${number(gigabytes)} GB。其余的请在这里添加。`,
};
