/** Texts in the editor's section `Frame`: sides, shape, bevel and paper; and texts shared by strokes. */
import type { MeasuredBy, PrintSize, ShadowSetting, Shape, StrokeUnit } from "@matte/engine";
import type { editorFrame as English } from "../en/editor-frame.ts";

const measures: Readonly<Record<MeasuredBy, string>> = {
  width: "宽度",
  short: "短边",
  long: "长边",
  mean: "两边平均",
};

/** Full names; the shape's drawing has no more space than for `4:5`. */
const shapes: Readonly<Record<Shape, string>> = {
  photo: "与照片相同",
  "1:1": "1:1",
  "4:5": "4:5",
  "5:4": "5:4",
  "3:4": "3:4",
  "4:3": "4:3",
  "2:3": "2:3",
  "3:2": "3:2",
  "5:7": "5:7",
  "7:5": "7:5",
  "9:16": "9:16",
  "16:9": "16:9",
  "a-portrait": "A 纵向",
  "a-landscape": "A 横向",
};

const shapeMarks: Readonly<Record<Shape, string>> = {
  ...shapes,
  photo: "照片",
  "a-portrait": "A",
  "a-landscape": "A",
};

const printSizes: Readonly<Record<PrintSize, string>> = {
  none: "无",
  "10x15": "10 × 15 cm",
  "13x18": "13 × 18 cm",
  a4: "A4",
  a3: "A3",
  "8x10in": "8 × 10 in",
  "11x14in": "11 × 14 in",
  "30x40": "30 × 40 cm",
  custom: "自定义",
};

const shadows: Readonly<Record<ShadowSetting, string>> = {
  none: "无",
  soft: "柔和",
  lifted: "浮起",
  recessed: "内凹",
};

const strokeUnits: Readonly<Record<StrokeUnit, string>> = { px: "px", permille: "‰" };

/** For screen readers. */
const strokeUnitNames: Readonly<Record<StrokeUnit, string>> = { px: "照片像素", permille: "千分之一" };

export const editorFrame: typeof English = {
  title: "相框",
  sides: {
    label: "衬纸各边",
    names: { top: "上边衬纸", right: "右边衬纸", bottom: "下边衬纸", left: "左边衬纸" },
    percent: (side: string) => `${side}，百分比`,
    each: "分别设置各边",
    setInFrame: "各边在“相框”中设置。",
  },
  unitName: "百分比",
  bottomWeight: "底边加宽",
  proportion: "底边比重",
  proportions: { even: "等宽", classic: "经典", deep: "深底" },

  measuredBy: "度量基准",
  measures,
  shape: "比例",
  shapeReplaces: (preset: string) => `“${preset}”已关闭：画布由比例决定`,
  shapes,
  shapeMarks,
  secondStroke: {
    subject: "第二描边",
    row: "第二描边",
    size: "第二描边粗细",
    gapRow: "间距",
    gap: "第二描边间距",
  },
  colour: "颜色",
  more: "更多相框设置",
  board: "卡纸",
  bevel: "斜切边",
  bevelFeature: "斜切边",
  innerMat: "内衬纸",
  innerMatFeature: "内衬纸",
  cornerRadius: "圆角半径",
  roundCorners: "圆角",
  ofShortSide: "照片短边的百分比",
  shadow: "阴影",
  shadows,
  shadowStrengthRow: "强度",
  shadowStrength: "阴影强度",
  strokeUnit: "描边单位",
  strokeUnits,
  strokeUnitNames,
  paper: {
    title: "纸张",
    size: "打印尺寸",
    sizes: printSizes,
    width: "打印宽度（毫米）",
    fit: "适合纸张",
    shape: (shape: string) => `比例 ${shape}`,
    replaces: (other: string) => `“${other}”已关闭：画布由纸张决定`,
    unfit: {
      shape: "“适合纸张”已关闭：画布由比例决定",
      preset: "“适合纸张”已关闭：画布由预设决定",
    },
    further: (change: string, paper: string) => `${change}。${paper}`,
    matteRow: "衬纸",
    matte: "衬纸（毫米）",
    inPercent: "使用百分比",
    bleedRow: "出血",
    bleed: "出血（毫米）",
    unitName: "毫米",
    resolution: "打印分辨率",
    printedSize: "印在纸上的尺寸",
    printed: (width: string, height: string, unit: "cm" | "in") => `${width} × ${height} ${unit}`,
    density: (size: string, ppi: number) => `${size}，${ppi} ppi`,
    low: "用于打印偏低",
  },
  photoColours: {
    row: "取自照片",
    label: "取自照片的颜色",
    colour: (number: number) => `照片颜色 ${number}`,
  },

  summary: {
    eachSide: "各边单独设置",
    even: "等宽",
    bottom: (percent: number) => `底边 +${percent}%`,
    noMore: "无",
  },
};
