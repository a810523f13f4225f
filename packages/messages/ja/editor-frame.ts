import type { MeasuredBy, PrintSize, ShadowSetting, Shape, StrokeUnit } from "@matte/engine";
import type { editorFrame as English } from "../en/editor-frame.ts";

const measures: Readonly<Record<MeasuredBy, string>> = {
  width: "幅",
  short: "短辺",
  long: "長辺",
  mean: "両辺の平均",
};

const shapes: Readonly<Record<Shape, string>> = {
  photo: "写真のまま",
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
  "a-portrait": "A判・縦",
  "a-landscape": "A判・横",
};

const shapeMarks: Readonly<Record<Shape, string>> = {
  ...shapes,
  photo: "写真",
  "a-portrait": "A",
  "a-landscape": "A",
};

const printSizes: Readonly<Record<PrintSize, string>> = {
  none: "なし",
  "10x15": "10 × 15 cm",
  "13x18": "13 × 18 cm",
  a4: "A4",
  a3: "A3",
  "8x10in": "8 × 10 in",
  "11x14in": "11 × 14 in",
  "30x40": "30 × 40 cm",
  custom: "カスタム",
};

const shadows: Readonly<Record<ShadowSetting, string>> = {
  none: "なし",
  soft: "ソフト",
  lifted: "浮き",
  recessed: "沈み",
};

const strokeUnits: Readonly<Record<StrokeUnit, string>> = { px: "px", permille: "‰" };

const strokeUnitNames: Readonly<Record<StrokeUnit, string>> = { px: "写真のピクセル", permille: "パーミル" };

export const editorFrame: typeof English = {
  title: "フレーム",
  sides: {
    label: "マットの各辺",
    names: { top: "上のマット", right: "右のマット", bottom: "下のマット", left: "左のマット" },
    percent: (side) => `${side}、パーセント`,
    each: "各辺を個別に設定",
    setInFrame: "各辺は「フレーム」で設定します。",
  },
  unitName: "パーセント",
  bottomWeight: "下の増し幅",
  proportion: "天地の比率",
  proportions: { even: "均等", classic: "クラシック", deep: "深め" },

  measuredBy: "基準",
  measures,
  shape: "アスペクト比",
  shapeReplaces: (preset) => `${preset}をオフにしました。仕上がりサイズはアスペクト比で決まります`,
  shapes,
  shapeMarks,
  secondStroke: {
    subject: "2本目の線",
    row: "2本目の線",
    size: "2本目の線の太さ",
    gapRow: "間隔",
    gap: "2本目の線との間隔",
  },
  colour: "色",
  more: "フレームの詳細設定",
  board: "マットボード",
  bevel: "ベベル",
  bevelFeature: "ベベル",
  innerMat: "内側のマット",
  innerMatFeature: "内側のマット",
  cornerRadius: "角の丸み",
  roundCorners: "角を丸くする",
  ofShortSide: "写真の短辺に対するパーセント",
  shadow: "影",
  shadows,
  shadowStrengthRow: "強さ",
  shadowStrength: "影の強さ",
  strokeUnit: "線の単位",
  strokeUnits,
  strokeUnitNames,
  paper: {
    title: "用紙",
    size: "プリントサイズ",
    sizes: printSizes,
    width: "プリントの幅（mm）",
    fit: "用紙に合わせる",
    shape: (shape) => `アスペクト比「${shape}」`,
    replaces: (other) => `${other}をオフにしました。仕上がりサイズは用紙で決まります`,
    unfit: {
      shape: "「用紙に合わせる」をオフにしました。仕上がりサイズはアスペクト比で決まります",
      preset: "「用紙に合わせる」をオフにしました。仕上がりサイズはプリセットで決まります",
    },
    further: (change, paper) => `${change}。${paper}`,
    matteRow: "マット",
    matte: "マット（mm）",
    inPercent: "パーセントで指定",
    bleedRow: "塗り足し",
    bleed: "塗り足し（mm）",
    unitName: "ミリメートル",
    resolution: "プリント解像度",
    printedSize: "用紙上のサイズ",
    printed: (width, height, unit) => `${width} × ${height} ${unit}`,
    density: (size, ppi) => `${size}、${ppi} ppi`,
    low: "プリントには低め",
  },
  photoColours: {
    row: "写真から",
    label: "写真から取った色",
    colour: (number) => `写真の色${number}`,
  },

  summary: {
    eachSide: "各辺を個別に",
    even: "均等",
    bottom: (percent) => `下 +${percent}%`,
    noMore: "なし",
  },
};
