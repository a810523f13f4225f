/** Texts about restoring the last visit's photos. */
import type { editorRecovery as English } from "../en/editor-recovery.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count, { useGrouping: false })} 张照片`;

export const editorRecovery: typeof English = {
  region: "上次的照片",
  title: "你的照片还在这里",
  changed: (time: Date) =>
    `上次更改于${format.date(time, { day: "numeric", month: "long" })} ${format.date(time, { hour: "2-digit", minute: "2-digit" })}，说明和设置都在`,
  more: (count: number) => `以及另外 ${number(count)} 张`,
  restore: (count: number) => `恢复 ${photos(count)}`,
  startFresh: "重新开始",
  discarded: (count: number) => `已丢弃 ${photos(count)}`,
  waiting: "上次的照片",
  discard: "丢弃",
  notStored: "此浏览器无法把照片留到下次。请在关闭页面前导出。",
  noSpace: "空间不足，无法把所有照片留到下次。请在关闭页面前导出。",
  none: {
    "no-permission": "无法恢复照片：未经你的许可，不能读取这些照片。",
    gone: "找不到你的照片。如果照片在其他驱动器上，请连接后重试。",
  },
  someLost: (count: number) => `无法恢复 ${photos(count)}。`,
  lost: {
    gone: (file: string) => `“${file}”已被移动、更改或删除。`,
    "no-permission": (file: string) => `未经你的许可，不能读取“${file}”。`,
    "not-kept": (file: string) => `未能保留“${file}”。请重新添加。`,
  },
};
