import type { CameraLine, LabelCorner, LabelPlace, LabelStyle, TextFinish } from "@matte/engine";
import type { editorLabel as English } from "../en/editor-label.ts";
import { format } from "./notation.ts";

const styles: Readonly<Record<LabelStyle, string>> = {
  plain: "素净",
  gallery: "画廊",
  wall: "展签",
  data: "数据",
  plate: "铭牌",
  contact: "小样",
  poster: "海报",
  press: "报刊",
};

const lines: Readonly<Record<CameraLine, string>> = {
  camera: "相机",
  lens: "镜头",
  film: "胶片",
  exif: "曝光",
  date: "日期",
};

const places: Readonly<Record<LabelPlace, string>> = {
  below: "下方",
  matte: "衬纸内",
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
  flat: "平印",
  letterpress: "压印",
  gold: "烫金",
  silver: "烫银",
};

export const editorLabel: typeof English = {
  style: "说明样式",
  styles,
  feature: "“铭牌”“小样”和“报刊”",
  automaticColour: "自动文字颜色",
  colour: "文字颜色",
  place: "位置",
  placeName: "说明位置",
  places,
  corner: "角落",
  cornerName: "说明所在角落",
  tooLarge: "这张照片太小，放不下说明，因此说明改放在下方。",
  corners,
  finish: "文字工艺",
  finishes,
  finishFeature: "压印和烫印",
  coloured: "文字",
  styleFont: "样式自带的字体",
  leftOut: (style: LabelStyle, left: readonly CameraLine[]) =>
    `“${styles[style]}”样式不印${format.list(left.map((line) => lines[line]))}。`,
};
