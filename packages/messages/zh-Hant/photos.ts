/** Texts about photos: why one cannot be loaded or exported, and how it will be exported. */
import type { photos as English } from "../en/photos.ts";
import { format } from "./notation.ts";

/** By the reason for encoding a photo again. */
const fallbackReasons = {
  "switched-off": "未保留原始資料",
  preset: "依預設集調整尺寸",
  "export-size": "依匯出尺寸調整尺寸",
  "matte-width": "襯紙太窄，無法保留原始資料",
  straightened: "已拉直",
  "matte-step": "襯紙需移動 8 px 以上",
  "caption-height": "圖說無法移動，無法保留原始資料",
  profile: "色彩描述檔不常見",
  arithmetic: "算術編碼",
  "lossless-process": "無失真編碼",
  hierarchical: "階層式編碼",
  precision: "超過 8 位元",
  cmyk: "CMYK 照片",
  turned: "依方向標記旋轉",
  "no-webassembly": "瀏覽器沒有 WebAssembly",
  sampling: "色度取樣不常見",
  damaged: "資料損壞",
  "too-large": "照片非常大",
  "matte-colour": "照片壓縮太多，無法呈現此襯紙顏色",
  "overlay-quality": "照片壓縮太多，無法呈現清晰的文字",
  "grey-photo": "灰階照片，彩色外框",
  "different-sizes": "尺寸不同",
  "different-coding": "JPEG 取樣或品質不同",
  "different-profiles": "色彩描述檔不同",
  "different-turns": "旋轉方向不同",
  cropped: "照片經過裁切",
  gap: "間距需移動 8 px 以上",
};

/** Words of types, as the codecs name them. */
const TYPE_WORDS: readonly (readonly [words: RegExp, text: string])[] = [
  [/^camera raw \((?:JPEG XL preview)\)$/u, "相機 RAW 檔案（JPEG XL 預覽）"],
  [/^camera raw \((.+)\)$/u, "相機 RAW 檔案（$1）"],
  [/^camera raw$/u, "相機 RAW 檔案"],
  [/^video$/u, "影片"],
  [/^photo$/u, "照片"],
  [/^icon$/u, "圖示檔案"],
  [/^(.+) document$/u, " $1 文件"],
  [/^animated (.+)$/u, "動態 $1 檔案"],
  [/^(\d+)-bit (.+)$/u, " $1 位元 $2 檔案"],
  [/^arithmetic-coded (.+)$/u, "算術編碼的 $1 檔案"],
  [/^lossless (.+)$/u, "無失真編碼的 $1 檔案"],
  [/^very large (.+)$/u, "過大的 $1 檔案"],
  [/^old-style LZW (.+)$/u, "舊式 LZW 壓縮的 $1 檔案"],
  [/^specially compressed (.+)$/u, "特殊壓縮的 $1 檔案"],
  [/^special-purpose (.+)$/u, "特殊用途的 $1 檔案"],
  [/^floating-point (.+)$/u, "浮點 $1 檔案"],
  [/^mixed-depth (.+)$/u, "位元深度不一的 $1 檔案"],
  [/^signed-integer (.+)$/u, "帶正負號整數 $1 檔案"],
  [/^complex-number (.+)$/u, "複數數值的 $1 檔案"],
  [/^old-style JPEG-compressed (.+)$/u, "舊式 JPEG 壓縮的 $1 檔案"],
  [/^JPEG-compressed (.+)$/u, " JPEG 壓縮的 $1 檔案"],
];

/** A file's type, after 「是」. */
function named(type: string): string {
  const found = TYPE_WORDS.find(([words]) => words.test(type));
  return found === undefined ? ` ${type} 檔案` : type.replace(...found);
}

const FORMAT_NAMES = { jpeg: "JPG", png: "PNG", webp: "WebP" };

/** Messages about a file: its name, and the names of supported formats, such as `JPEG、PNG或WebP`. */
const errors = {
  empty: (file: string) => `「${file}」是空檔案。請從記憶卡再複製一次。`,
  "not-an-image": (file: string, formats: string) => `「${file}」不是圖片。請選擇 ${formats} 檔案。`,
  "no-camera-jpeg": (file: string) => `「${file}」是 RAW 檔案，其中沒有可裱框的 JPEG。請先用 RAW 軟體轉檔並存成 JPEG。`,
  truncated: (file: string) => `「${file}」不完整：檔案還沒結束就中斷了。請從記憶卡再複製一次。`,
  corrupt: (file: string) => `「${file}」已損壞，無法讀取。請從記憶卡再複製一次。`,
  "too-large": (file: string) => `「${file}」太大，瀏覽器無法繪製。請先縮小。`,
  "too-slow": (file: string) => `「${file}」花費時間太久，已略過。`,
  gone: (file: string) => `無法讀取「${file}」：檔案已被移動、變更或刪除。請放回原處，或重新加入。`,
  offline: (file: string) => `沒有網路，無法開啟「${file}」。恢復連線後會再試一次。`,
  font: (file: string) => `「${file}」未匯出：無法載入圖說的字型。恢復連線後會再試一次，也可以先換一種字型。`,
  "no-webp": (file: string) => `「${file}」未匯出：此瀏覽器無法寫入 WebP。請選擇 JPG 或 PNG。`,
  failed: (file: string) => `無法讀取「${file}」：瀏覽器出了點問題。請重試。`,
};

export const photos: typeof English = {
  errors,
  unsupported: (file: string, type: string | null, formats: string) =>
    type === null
      ? `「${file}」的類型無法裱框。請先存成 ${formats}。`
      : `「${file}」是${named(type)}。請先存成 ${formats}。`,
  undecodable: (file: string, type: string | null, formats: string) =>
    `「${file}」是${named(type ?? "photo")}，此瀏覽器無法開啟。請先存成 ${formats}。`,
  frameTooLarge: (file: string, { format: name, side, pixels }) =>
    `「${file}」加上外框後超出 ${FORMAT_NAMES[name]} 的限制：每邊最多 ${format.number(side)} px，總共最多 ${format.number(Math.floor(pixels / 1e6) * 100)} 萬像素。請縮小匯出尺寸${name === "webp" ? "，或改用 JPG 或 PNG" : "，或縮窄襯紙"}。`,
  overFileLimit: (file: string, limit: string) =>
    `「${file}」就算縮到最小，仍超過 ${format.number(Number(limit))} KB。請提高檔案大小上限。`,
  formats: (names: readonly string[]) => format.list(names, "disjunction"),
  methods: {
    "lossless-jpeg": "無失真 JPEG",
    jpeg: (quality: number) => `JPEG ${quality}%`,
    "jpeg-to-fit": "JPEG",
    webp: (quality: number) => `WebP ${quality}%`,
    png: "PNG",
  },
  cameraJpeg: (width: number, height: number) => `相機產生的 JPEG，${width} × ${height}`,
  pngOfBits: (bits: number) => `${bits} 位元 PNG`,
  methodInHdr: (method: string) => `${method}，HDR`,
  methodWithReasons: (method: string, reasons: readonly string[]) => `${method}（${reasons.join("，")}）`,
  fit: {
    packed: (limit: number) => `無失真壓縮，不超過 ${format.number(limit)} KB`,
    quality: (limit: number) => `調整品質，不超過 ${format.number(limit)} KB`,
    size: (limit: number, width: number, height: number) =>
      `縮小到 ${width} × ${height} px，不超過 ${format.number(limit)} KB`,
    unknown: (limit: number) => `將調整品質，不超過 ${format.number(limit)} KB`,
  },
  hdr: { lost: "HDR 遺失", damaged: "HDR 資料損壞" },
  extras: { "gain-map": "HDR", video: "動態影片", depth: "深度圖", credentials: "內容憑證" },
  leftOut: (names: readonly string[]) => `不含：${names.join("、")}`,
  fallbackReasons,
  tooLargeToExport: "太大，無法匯出",
};
