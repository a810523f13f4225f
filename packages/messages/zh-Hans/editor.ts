/** Texts in the editor: its bars, the preview, the photo list and the notices about loading. */
import type { editor as English } from "../en/editor.ts";
import { format } from "./notation.ts";

/** A count without separators. */
const digits = (count: number): string => format.number(count, { useGrouping: false });

const photos = (count: number): string => `${digits(count)} 张照片`;

/** Estimated file size: `11.4 MB`, `820 KB`. */
function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${format.number(Math.max(1, Math.round(bytes / 1e3)))} KB`;
  return `${format.number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
}

export const editor: typeof English = {
  title: "编辑器",
  settings: "设置",
  sections: {
    label: "设置分区",
    together: "组合",
    looks: "款式",
    matte: "衬纸",
    stroke: "线条",
    frame: "相框",
    caption: "说明",
    "camera-data": "数据",
    logo: "徽标",
    output: "输出",
  },

  addPhotos: "添加照片",
  openFolder: "打开文件夹",
  addPhotosHint: "JPEG 或 PNG。",
  dropPhotosHint: "拖到任意位置即可。",
  undo: "撤销",
  redo: "重做",
  previous: "上一张",
  next: "下一张",
  clear: "清空",
  clearBatch: "清空这批",
  clearAll: "全部清空",
  cancel: "取消",
  stop: "停止",
  crop: "裁剪",
  wallView: "挂墙视图",
  zoom: "放大到 100%",
  fullSize: "100%",
  more: "更多",
  help: "帮助",
  keyboardShortcuts: "键盘快捷键",
  withKey: (label: string, key: string) => `${label}（${key}）`,
  withShift: (key: string) => `Shift ${key}`,
  account: "账号",
  install: "安装应用",
  signOut: "退出登录",
  upgrade: "升级",
  position: (position: number, count: number) => `第 ${digits(position)} 张，共 ${digits(count)} 张`,
  positionInPill: (position: number, count: number) => `${digits(position)} / ${digits(count)}`,

  wall: {
    label: "墙面色调",
    name: "墙面",
    tones: { white: "白色墙面", neutral: "中性墙面", black: "黑色墙面" },
  },

  preview: {
    label: "预览",
    empty: "添加照片后，预览会显示在这里",
    sample: "用样片试试",
    noSample: "无法加载样片。请重试。",
    drop: "把图片拖到这里",
    hdrView: { badge: "HDR", label: "以 HDR 显示照片" },
    working: (current: number, total: number) => `正在处理… ${digits(current)}/${digits(total)}`,
    fontNotLoaded: (font: string) => `无法加载字体 ${font}，预览改用了其他字体。缺少此字体时不能导出说明。`,
  },

  method: {
    label: "导出方式",
    size: (width: number, height: number) => `${digits(width)} × ${digits(height)}`,
    sizeInPixels: (width: number, height: number) => `${digits(width)} × ${digits(height)} px`,
    fileSize,
    unconfirmed: "，正在检查",
  },

  list: {
    region: "照片",
    label: "缩略图",
    show: "显示缩略图",
    count: photos,
    empty: "还没有缩略图",
    captionCut: "说明被截断。",
    remove: (file: string) => `移除 ${file}`,
    removed: (file: string) => `已移除 ${file}`,
    moved: (file: string, position: number, count: number) =>
      `${file} 现在是第 ${digits(position)} 张，共 ${digits(count)} 张`,
    movedUnnamed: (position: number, count: number) =>
      `这张照片现在是第 ${digits(position)} 张，共 ${digits(count)} 张`,
    sort: {
      label: "排序",
      orders: { added: "添加顺序", name: "名称", captured: "拍摄时间", rating: "星级" },
    },
    batch: "批量",
    batchFeature: "批量上传",
    batchNote: "一次加载整组照片。",
  },

  cleared: "已清空。",
  placesFailed: "无法加载地名。请关闭此设置再打开，重试一次。",
  loading: {
    oneAtATime: "Free 方案一次只能处理 1 张图片。升级后可批量处理。",
    started: (count: number) => `正在加载 ${digits(count)} 张图片…`,
    done: (count: number) => `成功加载 ${digits(count)} 张`,
    failed: (count: number) => `${format.number(count)} 个文件无法加载`,
    folderLimit: (count: number) => `只添加了文件夹中的前 ${format.number(count)} 张照片。`,
    noneFound: "没有找到照片。",
    skipped: (count: number) => `已跳过 ${format.number(count)} 个非照片文件。`,
  },
};
