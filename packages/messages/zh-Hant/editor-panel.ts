/** Texts for the editor's settings. */
import type {
  CaptionLanguage,
  FurtherSize,
  LogoPosition,
  MeasuredBy,
  MetadataDisplay,
  QUICK_SIZES,
  SocialPreset,
} from "@matte/engine";
import type { editorPanel as English } from "../en/editor-panel.ts";
import { format } from "./notation.ts";

const photos = (count: number): string => `${format.number(count)} 張照片`;

const inSizes = (count: number, sizes: number): string => `${photos(count)}，${format.number(sizes)} 種尺寸`;

const withZip = (result: string, zip: boolean): string => (zip ? `${result}，一個 ZIP` : result);

const presets: Readonly<Record<SocialPreset, string>> = {
  original: "原始尺寸",
  "portrait-4x5": "直向 4:5",
  "instagram-post-safe": "安全範圍 4:5",
  "instagram-3x4": "Instagram 3:4",
  "story-9x16": "限時動態 9:16",
  "square-1x1": "方形 1:1",
  "landscape-16x9": "橫向 16:9",
  "tv-3840x2160": "電視 16:9",
  carousel: "輪播",
};

/** The presets by all their names, as listed. */
const presetNames: Readonly<Record<SocialPreset, string>> = {
  ...presets,
  "instagram-post-safe": "Instagram 貼文，安全範圍",
  "story-9x16": "限時動態、Reels 封面、TikTok",
};

const furtherSizes: Readonly<Record<FurtherSize, string>> = {
  ...presets,
  "web-2048": "網頁 2048 px",
};

/** The matte unit's full names. */
const matteUnits: Readonly<Record<MeasuredBy, string>> = {
  width: "寬度的百分比",
  short: "短邊的百分比",
  long: "長邊的百分比",
  mean: "兩邊平均的百分比",
};

/** By their percent of the base length. */
const quickSizes: Readonly<Record<(typeof QUICK_SIZES)[number], string>> = {
  4: "1 吋",
  8: "2 吋",
  16: "4 吋",
  24: "6 吋",
};

const displays: Readonly<Record<MetadataDisplay, string>> = {
  all: "全部",
  camera: "相機",
  lens: "鏡頭",
  exif: "EXIF",
  none: "無",
};

/** Each in its language. */
const languages: Readonly<Record<CaptionLanguage, string>> = {
  auto: "自動",
  ja: "日本語",
  ko: "한국어",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
};

const logoPositions: Readonly<Record<LogoPosition, string>> = { left: "左側", center: "置中", right: "右側" };

const swatches = {
  white: "白色",
  offWhite: "米白色",
  linen: "亞麻色",
  black: "黑色",
  grey: "灰色",
  ochre: "赭石色",
};

export const editorPanel: typeof English = {
  size: "大小",
  colour: "顏色",
  swatches,

  matte: {
    title: "襯紙",
    subject: "外襯紙",
    size: "外襯紙大小",
    unitNames: matteUnits,
    quickSize: "快速選擇",
    quickSizes,
    summary: (percent: number, colour: string) => `${percent}%，${colour}`,
    summaryOnPaper: (millimetres: number, colour: string) => `${millimetres} mm，${colour}`,
    summaryOfSides: (colour: string) => `各邊分別設定，${colour}`,
    mixed: { text: "直幅和橫幅的寬度不同。", equalise: "改為等寬", done: "襯紙已改為等寬" },
  },
  stroke: {
    title: "線條",
    feature: "內描邊",
    subject: "內描邊",
    row: "描邊",
    size: "內描邊粗細",
    unit: "單位",
    summary: (size: number, unit: string, colour: string) => `${size} ${unit}，${colour}`,
    none: "無",
  },
  caption: {
    title: "圖說",
    show: "顯示中繼資料",
    off: "關",
    noDate: "無日期",
    layout: "版面配置",
    layoutName: "圖說版面",
    layouts: { columns: "雙欄", left: "靠左對齊", center: "置中", line: "單行" },
    subject: "題名",
    copyToAll: "用於所有照片",
    location: "地點",
    credit: "照片署名",
    additionalCredits: "其他署名",
    creditsHint: "每行一個",
    cut: "匯出時會被截斷",
    printSubject: "印上題名",
    font: "字型",
    fontName: "中繼資料字型",
    fontFeature: "中繼資料字型",
    language: "語言",
    languageName: "圖說語言",
    languages,
    fontSize: "字級",
    fontSizeName: "中繼資料字級",
  },
  camera: {
    title: "相機資料",
    feature: "只顯示相機、鏡頭或 EXIF",
    display: "顯示的中繼資料",
    displays,
    facts: { camera: "相機", lens: "鏡頭", exposure: "曝光" },
    none: "這張照片沒有相機資料。",
    equivalent: "35 mm 等效焦距",
    fileNames: "檔案中的名稱",
    asInFile: "與檔案相同",
  },
  logo: {
    title: "標誌",
    feature: "自訂標誌",
    slots: {
      customLogo: { label: "標誌", remove: "移除標誌" },
      customLogoOnDark: { label: "深色襯紙用標誌", remove: "移除深色襯紙用標誌" },
    },
    remove: "移除標誌",
    none: "無",
    grow: "圖說隨標誌加高",
    size: "標誌大小",
    limited: (size: number) => `受圖說限制：${format.number(size)}`,
    position: "位置",
    positionName: "標誌位置",
    positions: logoPositions,
    centred: "右側有文字時，標誌置中。",
    noSpace: "照片下方沒有放標誌的空間。",
    notLoaded: (file: string) => `無法讀取「${file}」。請重試。`,
    notAnImage: (file: string) => `「${file}」不是此瀏覽器能顯示的圖片。請選擇 PNG 或 SVG 檔案。`,
  },
  output: {
    title: "輸出",
    format: "格式",
    formatName: "匯出格式",
    formats: { jpeg: "JPG", png: "PNG", webp: "WebP", pdf: "PDF" },
    preset: "社群預設集",
    presets,
    presetNames,
    presetReplaces: (shape: string) => `比例 ${shape} 已關閉：畫布改由預設集決定`,
    presetSize: (width: number, height: number) => `${width} × ${height}`,
    exportSize: "匯出尺寸",
    sizes: { full: "完整尺寸", long: "長邊", file: "檔案大小", preset: "預設集尺寸" },
    kilobytes: (limit: number) => `${limit} KB`,
    longSide: "長邊（px）",
    pixels: (length: number) => `${length} px`,
    quality: "品質",
    keepOriginalJpeg: "保留原始 JPEG 資料",
    keepHdr: "保留 HDR",
    keepLocation: "保留位置（GPS）",
    rememberFrame: "在檔案中記住外框",
    keepWayBack: "保留原始檔的還原資料",
    summary: (fileFormat: string, size: string) => `${fileFormat}，${size}`,
    usualName: "預設名稱",
  },

  foot: {
    reset: "重設設定",
    resetDone: "設定和圖說已重設",
    export: "匯出",
    saveTo: "儲存到…",
    menu: {
      label: "更多匯出方式",
      thisPhoto: "匯出這張照片",
      alsoExport: "一併匯出",
      furtherSizes,
    },
    copies: { text: "副本會儲存在你的帳號中。", link: "查看儲存的內容" },
    result: {
      photo: photos(1),
      watermarked: `${photos(1)}，附 Matte 浮水印`,
      onlyOne: (count: number) => `${photos(count)}；Free 只匯出一張`,
      several: (count: number, zip: boolean) => withZip(photos(count), zip),
      pdf: (count: number) => `${photos(count)}，一個 PDF`,
      selected: (selected: number, count: number) =>
        `已選取 ${format.number(selected)} 張，共 ${format.number(count)} 張`,
      sizes: (count: number, sizes: number, zip: boolean) => withZip(inSizes(count, sizes), zip),
    },
  },
};
