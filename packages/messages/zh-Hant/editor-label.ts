import type { CameraLine, LabelCorner, LabelPlace, LabelStyle, TextFinish } from "@matte/engine";
import type { editorLabel as English } from "../en/editor-label.ts";
import { format } from "./notation.ts";

const styles: Readonly<Record<LabelStyle, string>> = {
  plain: "素面",
  gallery: "畫廊",
  wall: "展品卡",
  data: "資料",
  plate: "銘牌",
  contact: "縮圖目錄",
  poster: "海報",
  press: "新聞",
};

const lines: Readonly<Record<CameraLine, string>> = {
  camera: "相機",
  lens: "鏡頭",
  film: "底片",
  exif: "曝光",
  date: "日期",
};

const places: Readonly<Record<LabelPlace, string>> = {
  below: "下方",
  matte: "襯紙上",
  photo: "照片上",
};

const corners: Readonly<Record<LabelCorner, string>> = {
  "bottom-left": "左下",
  "bottom-right": "右下",
  "top-left": "左上",
  "top-right": "右上",
  bottom: "下方",
  top: "上方",
};

const finishes: Readonly<Record<TextFinish, string>> = {
  flat: "平面",
  letterpress: "活版",
  gold: "燙金",
  silver: "燙銀",
};

export const editorLabel: typeof English = {
  style: "圖說樣式",
  styles,
  feature: "「銘牌」、「縮圖目錄」和「新聞」",
  automaticColour: "自動文字顏色",
  colour: "文字顏色",
  place: "位置",
  placeName: "圖說位置",
  places,
  corner: "角落",
  cornerName: "圖說所在角落",
  tooLarge: "這張照片太小，放不下圖說，圖說因此改放在下方。",
  corners,
  finish: "文字加工",
  finishes,
  finishFeature: "活版和燙箔",
  coloured: "文字",
  styleFont: "樣式本身的字型",
  leftOut: (style: LabelStyle, left: readonly CameraLine[]) =>
    `「${styles[style]}」樣式不會印出${format.list(left.map((line) => lines[line]))}。`,
};
