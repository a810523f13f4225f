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

const photos = (count: number): string => `${format.number(count)} 张照片`;

const inSizes = (count: number, sizes: number): string => `${photos(count)}，${format.number(sizes)} 种尺寸`;

const withZip = (result: string, zip: boolean): string => (zip ? `${result}，一个 ZIP` : result);

const presets: Readonly<Record<SocialPreset, string>> = {
  original: "原始尺寸",
  "portrait-4x5": "纵向 4:5",
  "instagram-post-safe": "安全区 4:5",
  "instagram-3x4": "Instagram 3:4",
  "story-9x16": "快拍 9:16",
  "square-1x1": "方形 1:1",
  "landscape-16x9": "横向 16:9",
  "tv-3840x2160": "电视 16:9",
  carousel: "轮播",
};

/** The presets by all their names, as listed. */
const presetNames: Readonly<Record<SocialPreset, string>> = {
  ...presets,
  "instagram-post-safe": "Instagram 帖子，安全区",
  "story-9x16": "快拍、Reels 封面、TikTok",
};

const furtherSizes: Readonly<Record<FurtherSize, string>> = {
  ...presets,
  "web-2048": "网页 2048 px",
};

/** The matte unit's full names. */
const matteUnits: Readonly<Record<MeasuredBy, string>> = {
  width: "宽度的百分比",
  short: "短边的百分比",
  long: "长边的百分比",
  mean: "两边平均的百分比",
};

/** By their percent of the base length. */
const quickSizes: Readonly<Record<(typeof QUICK_SIZES)[number], string>> = {
  4: "1 英寸",
  8: "2 英寸",
  16: "4 英寸",
  24: "6 英寸",
};

const displays: Readonly<Record<MetadataDisplay, string>> = {
  all: "全部",
  camera: "相机",
  lens: "镜头",
  exif: "EXIF",
  none: "无",
};

/** Each in its language. */
const languages: Readonly<Record<CaptionLanguage, string>> = {
  auto: "自动",
  ja: "日本語",
  ko: "한국어",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
};

const logoPositions: Readonly<Record<LogoPosition, string>> = { left: "左侧", center: "居中", right: "右侧" };

const swatches = {
  white: "白色",
  offWhite: "米白",
  linen: "亚麻色",
  black: "黑色",
  grey: "灰色",
  ochre: "赭石色",
};

export const editorPanel: typeof English = {
  size: "大小",
  colour: "颜色",
  swatches,

  matte: {
    title: "衬纸",
    subject: "外衬纸",
    size: "外衬纸大小",
    unitNames: matteUnits,
    quickSize: "快选大小",
    quickSizes,
    summary: (percent: number, colour: string) => `${percent}%，${colour}`,
    summaryOnPaper: (millimetres: number, colour: string) => `${millimetres} mm，${colour}`,
    summaryOfSides: (colour: string) => `各边单独设置，${colour}`,
    mixed: { text: "纵向和横向宽度不同。", equalise: "设为等宽", done: "衬纸已等宽" },
  },
  stroke: {
    title: "线条",
    feature: "内描边",
    subject: "内描边",
    row: "描边",
    size: "内描边粗细",
    unit: "单位",
    summary: (size: number, unit: string, colour: string) => `${size} ${unit}，${colour}`,
    none: "无",
  },
  caption: {
    title: "说明",
    show: "显示元数据",
    off: "关",
    noDate: "无日期",
    layout: "布局",
    layoutName: "说明布局",
    layouts: { columns: "两栏", left: "左对齐", center: "居中", line: "单行" },
    subject: "题名",
    copyToAll: "用于所有照片",
    location: "地点",
    credit: "照片署名",
    additionalCredits: "其他署名",
    creditsHint: "每行一个",
    cut: "导出时会被截断",
    printSubject: "印上题名",
    font: "字体",
    fontName: "元数据字体",
    fontFeature: "元数据字体",
    language: "语言",
    languageName: "说明语言",
    languages,
    fontSize: "字号",
    fontSizeName: "元数据字号",
  },
  camera: {
    title: "相机数据",
    feature: "只显示相机、镜头或 EXIF",
    display: "显示的元数据",
    displays,
    facts: { camera: "相机", lens: "镜头", exposure: "曝光" },
    none: "这张照片没有相机数据。",
    equivalent: "35 mm 等效焦距",
    fileNames: "文件中的名称",
    asInFile: "与文件相同",
  },
  logo: {
    title: "徽标",
    feature: "自定义徽标",
    slots: {
      customLogo: { label: "徽标", remove: "移除徽标" },
      customLogoOnDark: { label: "深色衬纸用徽标", remove: "移除深色衬纸用徽标" },
    },
    remove: "移除徽标",
    none: "无",
    grow: "说明随徽标加高",
    size: "徽标大小",
    limited: (size: number) => `受说明限制：${format.number(size)}`,
    position: "位置",
    positionName: "徽标位置",
    positions: logoPositions,
    centred: "右侧有文字时，徽标居中。",
    noSpace: "照片下方没有放徽标的空间。",
    notLoaded: (file: string) => `无法读取“${file}”。请重试。`,
    notAnImage: (file: string) => `“${file}”不是此浏览器能显示的图片。请选择 PNG 或 SVG 文件。`,
  },
  output: {
    title: "输出",
    format: "格式",
    formatName: "导出格式",
    formats: { jpeg: "JPG", png: "PNG", webp: "WebP", pdf: "PDF" },
    preset: "社交预设",
    presets,
    presetNames,
    presetReplaces: (shape: string) => `比例 ${shape} 已关闭：画布由预设决定`,
    presetSize: (width: number, height: number) => `${width} × ${height}`,
    exportSize: "导出尺寸",
    sizes: { full: "全尺寸", long: "长边", file: "文件大小", preset: "预设尺寸" },
    kilobytes: (limit: number) => `${limit} KB`,
    longSide: "长边（px）",
    pixels: (length: number) => `${length} px`,
    quality: "质量",
    keepOriginalJpeg: "保留原始 JPEG 数据",
    keepHdr: "保留 HDR",
    keepLocation: "保留位置（GPS）",
    rememberFrame: "在文件中记住相框",
    keepWayBack: "保留原文件的还原数据",
    summary: (fileFormat: string, size: string) => `${fileFormat}，${size}`,
    usualName: "默认名称",
  },

  foot: {
    reset: "重置设置",
    resetDone: "设置和说明已重置",
    export: "导出",
    saveTo: "存储到…",
    menu: {
      label: "更多导出方式",
      thisPhoto: "导出这张照片",
      alsoExport: "同时导出",
      furtherSizes,
    },
    copies: { text: "副本会存储在你的账号中。", link: "查看存储内容" },
    result: {
      photo: photos(1),
      watermarked: `${photos(1)}，带 Matte 水印`,
      onlyOne: (count: number) => `${photos(count)}；Free 只导出一张`,
      several: (count: number, zip: boolean) => withZip(photos(count), zip),
      pdf: (count: number) => `${photos(count)}，一个 PDF`,
      selected: (selected: number, count: number) =>
        `已选 ${format.number(selected)} 张，共 ${format.number(count)} 张`,
      sizes: (count: number, sizes: number, zip: boolean) => withZip(inSizes(count, sizes), zip),
    },
  },
};
