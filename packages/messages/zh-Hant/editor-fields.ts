/** Texts for caption fields: scopes, the field list, notes. */
import type { Settings, TemplateField } from "@matte/engine";
import type { editorFields as English } from "../en/editor-fields.ts";
import { format } from "./notation.ts";

const { number: digits } = format;

const fields: Readonly<Record<TemplateField, string>> = {
  title: "標題",
  headline: "提要",
  description: "描述",
  alt: "替代文字",
  creator: "作者",
  credit: "署名欄",
  copyright: "版權",
  city: "城市",
  state: "州/省",
  country: "國家/地區",
  location: "地點",
  keywords: "關鍵字",
  rating: "評等",
  date: "日期",
  time: "時間",
  camera: "相機",
  make: "品牌",
  lens: "鏡頭",
  film: "底片",
  focal: "焦距",
  focal35: "35 mm 等效焦距",
  aperture: "光圈",
  shutter: "快門速度",
  iso: "ISO",
  exposure: "曝光",
  width: "寬度",
  height: "高度",
  megapixels: "像素數",
  size: "尺寸",
  filename: "檔名",
  number: "編號",
  count: "照片張數",
};

const dateFormats: Readonly<Record<Settings["dateFormat"], string>> = {
  "2024-06-01": "2024-06-01",
  "1 June 2024": "2024年6月1日",
  "June 2024": "2024年6月",
  "2024": "2024",
  custom: "自訂",
};

export const editorFields: typeof English = {
  more: { caption: "更多圖說設定", camera: "更多相機設定", output: "更多輸出設定" },

  appliesTo: "套用到",
  scopes: {
    photo: () => "這張照片",
    selected: (count: number) => `已選取的 ${digits(count)} 張`,
    all: () => "所有照片",
  },
  usedForAll: (count: number) => `題名已用於 ${digits(count)} 張照片`,
  photoOf: (file: string, number: number, count: number) => `${file}，第 ${digits(number)} 張，共 ${digits(count)} 張`,

  insert: "插入欄位",
  fields,
  groups: { place: "地點", photo: "照片", camera: "相機", file: "檔案" },
  forms: {
    "date:YYYY": "年",
    "date:MMMM YYYY": "年與月",
    "date:YYYY-MM-DD": "數字日期",
    "time:HH-mm": "數字時間",
    "number:000": "三位數編號",
    "filename:words": "檔名拆成單字",
  },
  absent: "此檔案中沒有",
  search: "搜尋欄位",
  typeToSearch: "輸入文字即可搜尋",
  keys: "↑ ↓ Enter",
  found: (count: number) => `${digits(count)} 個欄位`,

  unknownField: (typed: string, suggestion: string | null) =>
    suggestion === null ? `沒有欄位「${typed}」。` : `沒有欄位「${typed}」。你要找的是「${suggestion}」嗎？`,
  unknownForm: (typed: string) => `沒有格式「${typed}」。`,

  fileSays: (creator: string) => `檔案中的作者：${creator}`,
  acceptCreator: "採用",
  replaces: (creator: string, more: number) =>
    more === 0
      ? `匯出後，作者「${creator}」會被取代。`
      : `匯出後，作者「${creator}」以及另外 ${digits(more)} 張照片的作者會被取代。`,
  replacesInBatch: (count: number) => `此署名會取代 ${digits(count)} 張照片的作者。`,

  date: {
    print: "印上日期",
    format: "日期格式",
    formats: dateFormats,
    custom: "自訂日期格式",
    customHint: "YYYY年M月D日",
    noForm: "請使用 YYYY、YY、MMMM、MMM、MM、M、DD、D、HH 或 mm。",
  },
  places: {
    label: "從 GPS 取得地名",
    hint: "檔案中沒有城市和國家/地區時，依照片的 GPS 位置填入。匯出的圖片會因此顯示拍攝地點。位置本身不會離開瀏覽器。",
  },
  camera: {
    tidy: "整理相機名稱",
    equivalent: "35 mm 等效焦距",
    filmStyle: "底片與相片風格",
    camera: "相機",
    lens: "鏡頭",
    film: "底片",
  },
  exportName: {
    label: "匯出名稱",
    usual: "預設名稱",
    example: (name: string) => `範例：${name}`,
  },
};
