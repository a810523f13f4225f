import type { MarkPlace, PhotoMarkKind } from "@matte/engine";
import type { editorMark as English } from "../en/editor-mark.ts";

const kinds: Readonly<Record<PhotoMarkKind, string>> = { none: "なし", text: "文字", logo: "ロゴ" };

const places: Readonly<Record<MarkPlace, string>> = {
  "bottom-right": "右下",
  bottom: "下",
  "bottom-left": "左下",
  left: "左",
  center: "中央",
  right: "右",
  "top-left": "左上",
  top: "上",
  "top-right": "右上",
  tiled: "全面に並べる",
};

export const editorMark: typeof English = {
  mark: "写真に入れるマーク",
  kinds,
  stays: "マークは取り外せません。フレームを外しても写真に残ります。",
  text: "文字",
  textName: "マークの文字",
  textHint: "© Ada Lovelace",
  noLogo: "上の「ロゴ」で追加してください。",
  place: "位置",
  placeName: "マークの位置",
  places,
  size: "サイズ",
  sizeName: "マークのサイズ",
  opacity: "不透明度",
  opacityName: "マークの不透明度",
};
