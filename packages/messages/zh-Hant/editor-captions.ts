import type { editorCaptions as English } from "../en/editor-captions.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorCaptions: typeof English = {
  open: "編輯圖說",
  title: "圖說",
  photos: (value: number) => `${number(value)} 張照片`,
  photo: "照片",
  columns: {
    fileName: "檔名",
    subject: "題名",
    location: "地點",
    credit: "照片署名",
    additionalCredits: "其他署名",
    camera: "相機",
    lens: "鏡頭",
    film: "底片",
    alt: "替代文字",
  },
  cell: (column: string, file: string) => `${column}，${file}`,
  cut: "截斷",
  cutInExport: "匯出時會被截斷",
  inherited: "來自檔案，或用於所有照片",
  exportCsv: "匯出 CSV",
  importCsv: "匯入 CSV",
  csvFile: "captions.csv",
  done: "完成",
  dismiss: "忽略",
  undo: "復原",
  previous: "上一張",
  next: "下一張",
  position: (at: number, of: number) => `第 ${number(at)} 張，共 ${number(of)} 張`,
  keys: {
    edit: "編輯、下一列",
    line: "換行",
    tab: "下一格",
    paste: "貼上儲存格",
    fill: "向下填滿",
    undo: "復原",
  },
  grey: "灰色：來自檔案，或用於所有照片",
  imported: (fields: number, photos: number) =>
    fields === 0
      ? "沒有可匯入的內容：照片已經有這個檔案中的所有圖說。"
      : `已變更 ${number(photos)} 張照片的 ${number(fields)} 個圖說欄位。`,
  pasted: (cells: number) => `已貼上 ${number(cells)} 個儲存格。`,
  filled: (cells: number) => `已填滿 ${number(cells)} 個儲存格。`,
  cleared: (cells: number) => `已清除 ${number(cells)} 個儲存格。`,
  beyond: (rows: number) => `略過 ${number(rows)} 列：沒有更多照片了。`,
  unmatched: (rows: number) => `${number(rows)} 列沒有對應的照片：`,
  more: (rows: number) => `以及另外 ${number(rows)} 列`,
  noColumn: (column: string) => `檔案中沒有「${column}」這一欄。請先匯出圖說，看看需要哪些欄。`,
  unreadable: (file: string) => `無法讀取「${file}」。請重試，或選擇其他檔案。`,
};
