import type { BuiltInLook, LeftOut, LookTexts } from "@matte/engine";
import type { editorLooks as English } from "../en/editor-looks.ts";
import { format } from "./notation.ts";

const names: Readonly<Record<BuiltInLook, string>> = {
  gallery: "畫廊",
  museum: "美術館",
  hairline: "細線",
  linen: "亞麻",
  stone: "岩灰",
  noir: "墨黑",
  double: "雙線",
  bevel: "斜切",
  square: "方形",
  poster: "海報",
  journal: "期刊",
  story: "限時動態",
  data: "資料",
  card: "卡片",
  ambient: "環境色",
  contact: "縮圖目錄",
  window: "窗框",
  washi: "和紙",
};

/** How a look differs on a plan lacking its parts. */
const differences: Readonly<Record<LeftOut, string>> = {
  "stroke-added": "加 1 px 黑線",
  "stroke-replaced": "以 1 px 黑線取代原有線條",
  "second-stroke": "少了第二道線",
  bevel: "少了斜切邊",
  "inner-mat": "少了內襯紙",
  surface: "使用平滑的襯紙",
  label: "使用素面的圖說",
  finish: "使用平面的圖說",
  font: "以 Inter 取代原有字型",
};

const textNames: Readonly<Record<keyof LookTexts, string>> = {
  locationText: "地點",
  photoBy: "照片署名",
  additionalCredits: "其他署名",
  cameraText: "相機",
  lensText: "鏡頭",
  filmText: "底片",
  customDateFormat: "日期格式",
};

const named = ([field, text]: readonly [string, string]): string =>
  `${textNames[field as keyof LookTexts]}「${text.replaceAll(/\s+/gu, " ")}」`;

export const editorLooks: typeof English = {
  title: "款式",
  names,
  all: "所有款式",
  menu: "款式選單",
  changed: (look: string) => `${look}，已變更`,
  revertTo: (look: string) => `還原為「${look}」`,
  updateLook: (look: string) => `更新「${look}」`,
  applied: (look: string) => `已套用「${look}」`,
  appliedTo: (look: string, count: number) =>
    count === 1 ? `這張照片已套用「${look}」` : `${format.number(count)} 張照片已套用「${look}」`,
  shareLook: "用於所有照片",
  lookShared: "所有照片都已使用此款式",
  reverted: (look: string) => `已還原為「${look}」`,
  updated: (look: string) => `已更新「${look}」`,
  leftOut: (parts: readonly LeftOut[]) => `在你的方案中：${parts.map((part) => differences[part]).join("，")}`,
  wholeLook: "完整款式",
  linked: {
    region: "分享的款式",
    shown: "這是連結中的款式。",
    shownOfFile: (file: string) => `這是「${file}」中的款式。`,
    keep: "保留",
    texts: (texts: LookTexts) => `按「保留」還會設定${format.list(Object.entries(texts).map(named))}。`,
    invalid: "連結中沒有款式，或款式不完整。",
    newer: (version: number) => `連結中的款式是版本 ${version}，此頁面尚未支援。請重新載入頁面，再開啟一次連結。`,
    invalidFile: (file: string) => `「${file}」中沒有款式。`,
    ownLooksFile: (file: string) => `「${file}」含有自訂款式，這是 Studio 的功能。`,
    newerFile: (file: string, version: number) =>
      `「${file}」中的款式是版本 ${version}，此頁面尚未支援。請重新載入頁面，再匯入一次檔案。`,
  },
  newProfile: "新增身分",
  submit: "投稿此款式",
  copyLink: "複製此款式的連結",
  linkCopied: "連結已複製",
  linkNotCopied: "無法複製連結：瀏覽器不允許存取剪貼簿。",
  linkTooLong: "文字太長，放不進連結。請複製不含文字的連結，或將款式匯出成檔案。",
  export: "匯出款式",
  import: "匯入款式",
  file: "款式檔案",
  withTexts: "包含姓名、地點和署名",
  unnamed: "我的款式",
  own: {
    title: "自訂款式",
    noAnswer: "伺服器沒有回應。使用自訂款式需要網路。",
    save: "儲存此款式",
    rename: (look: string) => `重新命名「${look}」`,
    renameTitle: "重新命名款式",
    remove: (look: string) => `刪除「${look}」`,
    export: "匯出自訂款式",
    name: "款式名稱",
    submit: { save: "儲存", replace: "取代", rename: "重新命名" },
    saved: (name: string) => `已儲存「${name}」`,
    removed: (name: string) => `已刪除「${name}」`,
    imported: (count: number) => `已匯入 ${format.number(count)} 個款式`,
  },
};
