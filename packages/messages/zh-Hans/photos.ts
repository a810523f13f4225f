/** Texts about photos: why one cannot be loaded or exported, and how it will be exported. */
import type { photos as English } from "../en/photos.ts";
import { format } from "./notation.ts";

/** By the reason for encoding a photo again. */
const fallbackReasons = {
  "switched-off": "未保留原始数据",
  preset: "按预设调整了尺寸",
  "export-size": "按导出尺寸调整了尺寸",
  "matte-width": "衬纸太窄，无法保留原始数据",
  straightened: "已拉直",
  "matte-step": "衬纸需移动 8 px 以上",
  "caption-height": "说明无法移动，不能保留原始数据",
  profile: "颜色配置文件不常见",
  arithmetic: "算术编码",
  "lossless-process": "无损编码",
  hierarchical: "分层编码",
  precision: "超过 8 位",
  cmyk: "CMYK 照片",
  turned: "已按方向标记旋转",
  "no-webassembly": "浏览器没有 WebAssembly",
  sampling: "色度采样不常见",
  damaged: "数据损坏",
  "too-large": "照片非常大",
  "matte-colour": "照片压缩过重，无法呈现此衬纸颜色",
  "overlay-quality": "照片压缩过重，无法呈现清晰的文字",
  "grey-photo": "灰度照片，彩色相框",
  "different-sizes": "尺寸不同",
  "different-coding": "JPEG 采样或质量不同",
  "different-profiles": "颜色配置文件不同",
  "different-turns": "旋转方向不同",
  cropped: "照片经过裁剪",
  gap: "间距需移动 8 px 以上",
};

/** Words of types, as the codecs name them. */
const TYPE_WORDS: readonly (readonly [words: RegExp, text: string])[] = [
  [/^camera raw \((?:JPEG XL preview)\)$/u, "相机 RAW 文件（JPEG XL 预览）"],
  [/^camera raw \((.+)\)$/u, "相机 RAW 文件（$1）"],
  [/^camera raw$/u, "相机 RAW 文件"],
  [/^video$/u, "视频"],
  [/^photo$/u, "照片"],
  [/^icon$/u, "图标文件"],
  [/^(.+) document$/u, " $1 文档"],
  [/^animated (.+)$/u, "动态 $1 文件"],
  [/^(\d+)-bit (.+)$/u, " $1 位 $2 文件"],
  [/^arithmetic-coded (.+)$/u, "算术编码的 $1 文件"],
  [/^lossless (.+)$/u, "无损编码的 $1 文件"],
  [/^very large (.+)$/u, "过大的 $1 文件"],
  [/^old-style LZW (.+)$/u, "旧式 LZW 压缩的 $1 文件"],
  [/^specially compressed (.+)$/u, "特殊压缩的 $1 文件"],
  [/^special-purpose (.+)$/u, "特殊用途的 $1 文件"],
  [/^floating-point (.+)$/u, "浮点 $1 文件"],
  [/^mixed-depth (.+)$/u, "混合位深的 $1 文件"],
  [/^signed-integer (.+)$/u, "有符号整数 $1 文件"],
  [/^complex-number (.+)$/u, "复数 $1 文件"],
  [/^old-style JPEG-compressed (.+)$/u, "旧式 JPEG 压缩的 $1 文件"],
  [/^JPEG-compressed (.+)$/u, " JPEG 压缩的 $1 文件"],
];

/** A file's type, after “是”. */
function named(type: string): string {
  const found = TYPE_WORDS.find(([words]) => words.test(type));
  return found === undefined ? ` ${type} 文件` : type.replace(...found);
}

const FORMAT_NAMES = { jpeg: "JPG", png: "PNG", webp: "WebP" };

/** Messages about a file: its name, and the names of supported formats, such as `JPEG、PNG或WebP`. */
const errors = {
  empty: (file: string) => `“${file}”是空文件。请从存储卡重新拷贝。`,
  "not-an-image": (file: string, formats: string) => `“${file}”不是图片。请选择 ${formats} 文件。`,
  "no-camera-jpeg": (file: string) => `“${file}”是 RAW 文件，其中没有可装框的 JPEG。请先用 RAW 软件转换并存储为 JPEG。`,
  truncated: (file: string) => `“${file}”不完整：文件提前结束。请从存储卡重新拷贝。`,
  corrupt: (file: string) => `“${file}”已损坏，无法读取。请从存储卡重新拷贝。`,
  "too-large": (file: string) => `“${file}”超出浏览器能绘制的大小。请先将它缩小。`,
  "too-slow": (file: string) => `“${file}”用时太长，已跳过。`,
  gone: (file: string) => `无法读取“${file}”：文件已被移动、更改或删除。请放回原处，或重新添加。`,
  offline: (file: string) => `没有网络，无法打开“${file}”。网络恢复后会再次尝试。`,
  font: (file: string) => `“${file}”未导出：无法加载说明的字体。网络恢复后会再次尝试，也可以先换一种字体。`,
  "no-webp": (file: string) => `“${file}”未导出：此浏览器不能写入 WebP。请选择 JPG 或 PNG。`,
  failed: (file: string) => `无法读取“${file}”：浏览器出了点问题。请重试。`,
};

export const photos: typeof English = {
  errors,
  unsupported: (file: string, type: string | null, formats: string) =>
    type === null
      ? `“${file}”的类型不能装框。请先存储为 ${formats}。`
      : `“${file}”是${named(type)}。请先存储为 ${formats}。`,
  undecodable: (file: string, type: string | null, formats: string) =>
    `“${file}”是${named(type ?? "photo")}，此浏览器无法打开。请先存储为 ${formats}。`,
  frameTooLarge: (file: string, { format: name, side, pixels }) =>
    `“${file}”加上相框后超出 ${FORMAT_NAMES[name]} 的限制：每边最多 ${format.number(side)} px，总共最多 ${format.number(Math.floor(pixels / 1e6) * 100)} 万像素。请减小导出尺寸${name === "webp" ? "，或改用 JPG 或 PNG" : "或收窄衬纸"}。`,
  overFileLimit: (file: string, limit: string) =>
    `“${file}”即使缩到最小也超过 ${format.number(Number(limit))} KB。请允许更大的文件。`,
  formats: (names: readonly string[]) => format.list(names, "disjunction"),
  methods: {
    "lossless-jpeg": "无损 JPEG",
    jpeg: (quality: number) => `JPEG ${quality}%`,
    "jpeg-to-fit": "JPEG",
    webp: (quality: number) => `WebP ${quality}%`,
    png: "PNG",
  },
  cameraJpeg: (width: number, height: number) => `相机内置 JPEG，${width} × ${height}`,
  pngOfBits: (bits: number) => `${bits} 位 PNG`,
  methodInHdr: (method: string) => `${method}，HDR`,
  methodWithReasons: (method: string, reasons: readonly string[]) => `${method}（${reasons.join("，")}）`,
  fit: {
    packed: (limit: number) => `无损压缩至 ${format.number(limit)} KB 以内`,
    quality: (limit: number) => `调整质量至 ${format.number(limit)} KB 以内`,
    size: (limit: number, width: number, height: number) =>
      `缩小到 ${width} × ${height} px，至 ${format.number(limit)} KB 以内`,
    unknown: (limit: number) => `将调整质量至 ${format.number(limit)} KB 以内`,
  },
  hdr: { lost: "HDR 丢失", damaged: "HDR 数据损坏" },
  extras: { "gain-map": "HDR", video: "动态视频", depth: "深度图", credentials: "内容凭据" },
  leftOut: (names: readonly string[]) => `不含：${names.join("、")}`,
  fallbackReasons,
  tooLargeToExport: "太大，无法导出",
};
