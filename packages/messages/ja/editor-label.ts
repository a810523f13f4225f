import type { CameraLine, LabelCorner, LabelPlace, LabelStyle, TextFinish } from "@matte/engine";
import type { editorLabel as English } from "../en/editor-label.ts";
import { format } from "./notation.ts";

const styles: Readonly<Record<LabelStyle, string>> = {
  plain: "プレーン",
  gallery: "ギャラリー",
  wall: "展示ラベル",
  data: "データ",
  plate: "プレート",
  contact: "コンタクト",
  poster: "ポスター",
  press: "プレス",
};

const lines: Readonly<Record<CameraLine, string>> = {
  camera: "カメラ",
  lens: "レンズ",
  film: "フィルム",
  exif: "露出",
  date: "日付",
};

const places: Readonly<Record<LabelPlace, string>> = {
  below: "写真の下",
  matte: "マットの中",
  photo: "写真に重ねる",
};

const corners: Readonly<Record<LabelCorner, string>> = {
  "bottom-left": "左下",
  "bottom-right": "右下",
  "top-left": "左上",
  "top-right": "右上",
  bottom: "下",
  top: "上",
};

const finishes: Readonly<Record<TextFinish, string>> = {
  flat: "フラット",
  letterpress: "活版",
  gold: "金箔",
  silver: "銀箔",
};

export const editorLabel: typeof English = {
  style: "ラベルのスタイル",
  styles,
  feature: "プレート、コンタクト、プレス",
  automaticColour: "文字色を自動にする",
  colour: "文字の色",
  place: "位置",
  placeName: "キャプションの位置",
  places,
  corner: "隅",
  cornerName: "キャプションを置く隅",
  tooLarge: "写真が小さくてラベルが収まらないため、写真の下に置いています。",
  corners,
  finish: "文字の加工",
  finishes,
  finishFeature: "活版と箔",
  coloured: "文字",
  styleFont: "スタイルの書体",
  leftOut: (style, left) =>
    `${styles[style]}には${format.list(left.map((line) => lines[line]))}を入れる場所がありません。`,
};
