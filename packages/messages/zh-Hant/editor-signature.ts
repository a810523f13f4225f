/** The dialog for signatures. */
import type { editorSignature as English } from "../en/editor-signature.ts";

export const editorSignature: typeof English = {
  add: "加入簽名",
  title: "簽名",
  pad: "簽名板",
  hint: "用滑鼠、手指或筆簽名，或拍下紙上的簽名。",
  undo: "復原",
  clear: "清除",
  fromPhoto: "取自照片",
  found: "你的簽名（已去背）",
  reading: "正在去除紙張背景",
  turn: "旋轉",
  back: "返回簽名板",
  use: "使用此簽名",
  name: (number) => (number === 1 ? "簽名" : `簽名 ${number}`),
  keepsColours: "保留原有顏色",
  noInk: (file: string) => `「${file}」中看不到簽名。請在淺色紙上用深色墨水書寫，並讓簽名填滿畫面。`,
  failed: "無法儲存簽名。請重試。",
};
