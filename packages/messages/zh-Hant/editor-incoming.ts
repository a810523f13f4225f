/** Texts about photos shared to the editor by other apps, or opened with it by the system. */
import type { editorIncoming as English } from "../en/editor-incoming.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} 張照片`;

export const editorIncoming: typeof English = {
  region: "收到的照片",
  waiting: (count: number) => `來自其他 App 的 ${photos(count)}`,
  add: (count: number) => `加入 ${photos(count)}`,
  discard: "捨棄",
  failed: "無法儲存收到的照片。請改在這裡加入。",
  partial: (count: number, gigabytes: number) =>
    `一次最多只能接收 ${number(count)} 張照片，總共 ${number(gigabytes)} GB。其餘的請在這裡加入。`,
};
