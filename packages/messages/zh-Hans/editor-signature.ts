/** The dialog for signatures. */
import type { editorSignature as English } from "../en/editor-signature.ts";

export const editorSignature: typeof English = {
  add: "添加签名",
  title: "签名",
  pad: "签名板",
  hint: "用鼠标、手指或笔签名，或拍下写在纸上的签名。",
  undo: "撤销",
  clear: "清空",
  fromPhoto: "取自照片",
  found: "你的签名，已去除纸张",
  reading: "正在去除纸张",
  turn: "旋转",
  back: "返回签名板",
  use: "使用此签名",
  name: (number) => (number === 1 ? "签名" : `签名 ${number}`),
  keepsColours: "保留原有颜色",
  noInk: (file: string) => `“${file}”中看不到签名。请在浅色纸上用深色墨水书写，并让签名占满画面。`,
  failed: "无法保存签名。请重试。",
};
