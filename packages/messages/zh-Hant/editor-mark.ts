/** The mark on the photo. */
import type { MarkPlace, PhotoMarkKind } from "@matte/engine";
import type { editorMark as English } from "../en/editor-mark.ts";

const kinds: Readonly<Record<PhotoMarkKind, string>> = { none: "無", text: "文字", logo: "標誌" };

const places: Readonly<Record<MarkPlace, string>> = {
  "bottom-right": "右下",
  bottom: "下方",
  "bottom-left": "左下",
  left: "左側",
  center: "置中",
  right: "右側",
  "top-left": "左上",
  top: "上方",
  "top-right": "右上",
  tiled: "鋪滿",
};

export const editorMark: typeof English = {
  mark: "照片上的印記",
  kinds,
  stays: "印記無法移除：移除外框後，它仍會留在照片上。",
  text: "文字",
  textName: "印記文字",
  textHint: "© Ada Lovelace",
  noLogo: "請在上方加入標誌。",
  place: "位置",
  placeName: "印記位置",
  places,
  size: "大小",
  sizeName: "印記大小",
  opacity: "不透明度",
  opacityName: "印記不透明度",
};
