import type { BuiltInLook, LeftOut, LookTexts } from "@matte/engine";
import type { editorLooks as English } from "../en/editor-looks.ts";
import { format } from "./notation.ts";

const names: Readonly<Record<BuiltInLook, string>> = {
  gallery: "画廊",
  museum: "美术馆",
  hairline: "细线",
  linen: "亚麻",
  stone: "岩灰",
  noir: "墨黑",
  double: "双线",
  bevel: "斜切",
  square: "方形",
  poster: "海报",
  journal: "画报",
  story: "快拍",
  data: "数据",
  card: "卡片",
  ambient: "氛围",
  contact: "小样",
  window: "开窗",
  washi: "和纸",
};

/** How a look differs on a plan lacking its parts. */
const differences: Readonly<Record<LeftOut, string>> = {
  "stroke-added": "加 1 px 黑线",
  "stroke-replaced": "以 1 px 黑线代替原有线条",
  "second-stroke": "没有第二道线",
  bevel: "没有斜切边",
  "inner-mat": "没有内衬纸",
  surface: "使用平滑的衬纸",
  label: "使用素净的说明",
  finish: "使用平印的说明",
  font: "以 Inter 代替原有字体",
};

const textNames: Readonly<Record<keyof LookTexts, string>> = {
  locationText: "地点",
  photoBy: "照片署名",
  additionalCredits: "其他署名",
  cameraText: "相机",
  lensText: "镜头",
  filmText: "胶片",
  customDateFormat: "日期格式",
};

const named = ([field, text]: readonly [string, string]): string =>
  `${textNames[field as keyof LookTexts]}“${text.replaceAll(/\s+/gu, " ")}”`;

export const editorLooks: typeof English = {
  title: "款式",
  names,
  all: "所有款式",
  menu: "款式菜单",
  changed: (look: string) => `${look}，已更改`,
  revertTo: (look: string) => `恢复为“${look}”`,
  updateLook: (look: string) => `更新“${look}”`,
  applied: (look: string) => `已应用“${look}”`,
  appliedTo: (look: string, count: number) =>
    count === 1 ? `这张照片已应用“${look}”` : `${format.number(count)} 张照片已应用“${look}”`,
  shareLook: "用于所有照片",
  lookShared: "所有照片已使用此款式",
  reverted: (look: string) => `已恢复为“${look}”`,
  updated: (look: string) => `已更新“${look}”`,
  leftOut: (parts: readonly LeftOut[]) => `在你的方案中：${parts.map((part) => differences[part]).join("，")}`,
  wholeLook: "完整款式",
  linked: {
    region: "分享的款式",
    shown: "这是链接中的款式。",
    shownOfFile: (file: string) => `这是“${file}”中的款式。`,
    keep: "保留",
    texts: (texts: LookTexts) => `点击“保留”还会设置${format.list(Object.entries(texts).map(named))}。`,
    invalid: "链接中没有款式，或款式不完整。",
    newer: (version: number) => `链接中的款式是版本 ${version}，此页面尚不支持。请重新加载页面，再次打开链接。`,
    invalidFile: (file: string) => `“${file}”中没有款式。`,
    ownLooksFile: (file: string) => `“${file}”含有自存款式，这是 Studio 的功能。`,
    newerFile: (file: string, version: number) =>
      `“${file}”中的款式是版本 ${version}，此页面尚不支持。请重新加载页面，再次导入文件。`,
  },
  newProfile: "新建档案",
  submit: "投稿此款式",
  copyLink: "复制此款式的链接",
  linkCopied: "链接已复制",
  linkNotCopied: "无法复制链接：浏览器不允许访问剪贴板。",
  linkTooLong: "文字太长，放不进链接。请不带文字复制，或将款式导出为文件。",
  export: "导出款式",
  import: "导入款式",
  file: "款式文件",
  withTexts: "包含姓名、地点和署名",
  unnamed: "我的款式",
  own: {
    title: "自存款式",
    noAnswer: "服务器没有响应。使用自存款式需要联网。",
    save: "保存此款式",
    rename: (look: string) => `重命名“${look}”`,
    renameTitle: "重命名款式",
    remove: (look: string) => `删除“${look}”`,
    export: "导出自存款式",
    name: "款式名称",
    submit: { save: "保存", replace: "替换", rename: "重命名" },
    saved: (name: string) => `已保存“${name}”`,
    removed: (name: string) => `已删除“${name}”`,
    imported: (count: number) => `已导入 ${format.number(count)} 个款式`,
  },
};
