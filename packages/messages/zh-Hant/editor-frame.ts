/** Texts in the editor's section `Frame`: sides, shape, bevel and paper; and texts shared by strokes. */
import type { MeasuredBy, PrintSize, ShadowSetting, Shape, StrokeUnit } from "@matte/engine";
import type { editorFrame as English } from "../en/editor-frame.ts";

const measures: Readonly<Record<MeasuredBy, string>> = {
  width: "寬度",
  short: "短邊",
  long: "長邊",
  mean: "兩邊平均",
};

/** Full names; the shape's drawing has no more space than for `4:5`. */
const shapes: Readonly<Record<Shape, string>> = {
  photo: "與照片相同",
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
  "a-portrait": "A 直向",
  "a-landscape": "A 橫向",
};

const shapeMarks: Readonly<Record<Shape, string>> = {
  ...shapes,
  photo: "照片",
  "a-portrait": "A",
  "a-landscape": "A",
};

const printSizes: Readonly<Record<PrintSize, string>> = {
  none: "無",
  "10x15": "10 × 15 cm",
  "13x18": "13 × 18 cm",
  a4: "A4",
  a3: "A3",
  "8x10in": "8 × 10 in",
  "11x14in": "11 × 14 in",
  "30x40": "30 × 40 cm",
  custom: "自訂",
};

const shadows: Readonly<Record<ShadowSetting, string>> = {
  none: "無",
  soft: "柔和",
  lifted: "浮起",
  recessed: "內凹",
};

const strokeUnits: Readonly<Record<StrokeUnit, string>> = { px: "px", permille: "‰" };

/** For screen readers. */
const strokeUnitNames: Readonly<Record<StrokeUnit, string>> = { px: "照片像素", permille: "千分之一" };

export const editorFrame: typeof English = {
  title: "外框",
  sides: {
    label: "襯紙各邊",
    names: { top: "上方襯紙", right: "右側襯紙", bottom: "下方襯紙", left: "左側襯紙" },
    percent: (side: string) => `${side}，百分比`,
    each: "分別設定各邊",
    setInFrame: "各邊在「外框」中設定。",
  },
  unitName: "百分比",
  bottomWeight: "底邊加寬",
  proportion: "底邊比重",
  proportions: { even: "等寬", classic: "經典", deep: "加深" },

  measuredBy: "計算基準",
  measures,
  shape: "比例",
  shapeReplaces: (preset: string) => `「${preset}」已關閉：畫布改由比例決定`,
  shapes,
  shapeMarks,
  secondStroke: {
    subject: "第二描邊",
    row: "第二描邊",
    size: "第二描邊粗細",
    gapRow: "間距",
    gap: "第二描邊間距",
  },
  colour: "顏色",
  more: "更多外框設定",
  board: "卡紙",
  bevel: "斜切邊",
  bevelFeature: "斜切邊",
  innerMat: "內襯紙",
  innerMatFeature: "內襯紙",
  cornerRadius: "圓角半徑",
  roundCorners: "圓角",
  ofShortSide: "照片短邊的百分比",
  shadow: "陰影",
  shadows,
  shadowStrengthRow: "強度",
  shadowStrength: "陰影強度",
  strokeUnit: "描邊單位",
  strokeUnits,
  strokeUnitNames,
  paper: {
    title: "紙張",
    size: "列印尺寸",
    sizes: printSizes,
    width: "列印寬度（公釐）",
    fit: "符合紙張",
    shape: (shape: string) => `比例 ${shape}`,
    replaces: (other: string) => `「${other}」已關閉：畫布改由紙張決定`,
    unfit: {
      shape: "「符合紙張」已關閉：畫布改由比例決定",
      preset: "「符合紙張」已關閉：畫布改由預設集決定",
    },
    further: (change: string, paper: string) => `${change}。${paper}`,
    matteRow: "襯紙",
    matte: "襯紙（公釐）",
    inPercent: "使用百分比",
    bleedRow: "出血",
    bleed: "出血（公釐）",
    unitName: "公釐",
    resolution: "列印解析度",
    printedSize: "印在紙上的尺寸",
    printed: (width: string, height: string, unit: "cm" | "in") => `${width} × ${height} ${unit}`,
    density: (size: string, ppi: number) => `${size}，${ppi} ppi`,
    low: "列印時偏低",
  },
  photoColours: {
    row: "取自照片",
    label: "取自照片的顏色",
    colour: (number: number) => `照片顏色 ${number}`,
  },

  summary: {
    eachSide: "各邊分別設定",
    even: "等寬",
    bottom: (percent: number) => `底邊 +${percent}%`,
    noMore: "無",
  },
};
