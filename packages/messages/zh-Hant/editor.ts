/** Texts in the editor: its bars, the preview, the photo list and the notices about loading. */
import type { editor as English } from "../en/editor.ts";
import { format } from "./notation.ts";

/** A count without separators. */
const digits = (count: number): string => format.number(count, { useGrouping: false });

const photos = (count: number): string => `${digits(count)} 張照片`;

/** Estimated file size: `11.4 MB`, `820 KB`. */
function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${format.number(Math.max(1, Math.round(bytes / 1e3)))} KB`;
  return `${format.number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
}

export const editor: typeof English = {
  title: "編輯器",
  settings: "設定",
  sections: {
    label: "設定分區",
    together: "組合",
    looks: "款式",
    matte: "襯紙",
    stroke: "線條",
    frame: "外框",
    caption: "圖說",
    "camera-data": "資料",
    logo: "標誌",
    output: "輸出",
  },

  addPhotos: "加入照片",
  openFolder: "開啟資料夾",
  addPhotosHint: "JPEG 或 PNG。",
  dropPhotosHint: "拖放到任何位置即可。",
  undo: "復原",
  redo: "重做",
  previous: "上一張",
  next: "下一張",
  clear: "清除",
  clearBatch: "清除這批照片",
  clearAll: "全部清除",
  cancel: "取消",
  stop: "停止",
  crop: "裁切",
  wallView: "掛牆檢視",
  zoom: "放大到 100%",
  fullSize: "100%",
  more: "更多",
  help: "說明",
  keyboardShortcuts: "鍵盤快速鍵",
  withKey: (label: string, key: string) => `${label}（${key}）`,
  withShift: (key: string) => `Shift ${key}`,
  account: "帳號",
  install: "安裝 App",
  signOut: "登出",
  upgrade: "升級",
  position: (position: number, count: number) => `第 ${digits(position)} 張，共 ${digits(count)} 張`,
  positionInPill: (position: number, count: number) => `${digits(position)} / ${digits(count)}`,

  wall: {
    label: "牆面色調",
    name: "牆面",
    tones: { white: "白色牆面", neutral: "中性牆面", black: "黑色牆面" },
  },

  preview: {
    label: "預覽",
    empty: "加入照片後，預覽會顯示在這裡",
    sample: "用範例照片試試",
    noSample: "無法載入範例照片。請重試。",
    drop: "將圖片拖放到這裡",
    hdrView: { badge: "HDR", label: "以 HDR 顯示照片" },
    working: (current: number, total: number) => `正在處理… ${digits(current)}/${digits(total)}`,
    fontNotLoaded: (font: string) => `無法載入字型 ${font}，預覽改用了其他字型。缺少此字型就無法匯出圖說。`,
  },

  method: {
    label: "匯出方式",
    size: (width: number, height: number) => `${digits(width)} × ${digits(height)}`,
    sizeInPixels: (width: number, height: number) => `${digits(width)} × ${digits(height)} px`,
    fileSize,
    unconfirmed: "，正在檢查",
  },

  list: {
    region: "照片",
    label: "縮圖",
    show: "顯示縮圖",
    count: photos,
    empty: "尚無縮圖",
    captionCut: "圖說被截斷。",
    remove: (file: string) => `移除 ${file}`,
    removed: (file: string) => `已移除 ${file}`,
    moved: (file: string, position: number, count: number) =>
      `${file} 現在是第 ${digits(position)} 張，共 ${digits(count)} 張`,
    movedUnnamed: (position: number, count: number) =>
      `這張照片現在是第 ${digits(position)} 張，共 ${digits(count)} 張`,
    sort: {
      label: "排序",
      orders: { added: "加入順序", name: "名稱", captured: "拍攝時間", rating: "評等" },
    },
    batch: "批次",
    batchFeature: "批次上傳",
    batchNote: "一次載入整個系列。",
  },

  cleared: "已清除。",
  placesFailed: "無法載入地名。請將此設定關閉再開啟，重試一次。",
  loading: {
    oneAtATime: "Free 方案一次只能處理 1 張圖片。升級即可批次處理。",
    started: (count: number) => `正在載入 ${digits(count)} 張圖片…`,
    done: (count: number) => `已成功載入 ${digits(count)} 張`,
    failed: (count: number) => `${format.number(count)} 個檔案無法載入`,
    folderLimit: (count: number) => `只加入了資料夾中的前 ${format.number(count)} 張照片。`,
    noneFound: "找不到照片。",
    skipped: (count: number) => `已略過 ${format.number(count)} 個不是照片的檔案。`,
  },
};
