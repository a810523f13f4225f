/** The mark on the photo. */
import type { MarkPlace, PhotoMarkKind } from "@matte/engine";
import type { editorMark as English } from "../en/editor-mark.ts";

const kinds: Readonly<Record<PhotoMarkKind, string>> = { none: "无", text: "文字", logo: "徽标" };

const places: Readonly<Record<MarkPlace, string>> = {
  "bottom-right": "右下",
  bottom: "下方",
  "bottom-left": "左下",
  left: "左侧",
  center: "居中",
  right: "右侧",
  "top-left": "左上",
  top: "上方",
  "top-right": "右上",
  tiled: "平铺",
};

export const editorMark: typeof English = {
  mark: "照片上的印记",
  kinds,
  stays: "印记无法去除：取下相框后，它仍留在照片上。",
  text: "文字",
  textName: "印记文字",
  textHint: "© Ada Lovelace",
  noLogo: "请在上方添加徽标。",
  place: "位置",
  placeName: "印记位置",
  places,
  size: "大小",
  sizeName: "印记大小",
  opacity: "不透明度",
  opacityName: "印记不透明度",
};
