/** Texts about this visit's photos: failed ones, and signing out. */
import type { editorWork as English } from "../en/editor-work.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} 张照片`;

export const editorWork: typeof English = {
  failed: {
    region: "失败的照片",
    unread: "无法加载的照片",
    count: (count: number) => `${number(count)} 张失败`,
    remove: "移除失败项",
    removeOne: (file: string) => `移除 ${file}`,
  },
  removed: (count: number) => `已移除 ${photos(count)}。`,
  exportSelected: (count: number) => `导出所选 ${number(count)} 张`,
  selected: (count: number) => `已选 ${number(count)} 张`,
  crop: {
    copy: "复制裁剪",
    paste: "粘贴裁剪",
    copied: "裁剪已复制",
    separate: "请先拆开照片再裁剪。",
    pasted: (count: number) => `已将裁剪粘贴到 ${photos(count)}。`,
  },
  menu: "照片操作",
  select: "选择",
  selectDone: "完成",
  signOut: {
    title: (count: number) => `退出登录并丢弃 ${photos(count)}？`,
    note: "你的文件和已导出的内容都会保留。这些照片的说明和设置会丢失。",
    confirm: "退出登录",
    cancel: "取消",
  },
};
