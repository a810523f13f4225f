/** Texts for caption fields: scopes, the field list, notes. */
import type { Settings, TemplateField } from "@matte/engine";
import type { editorFields as English } from "../en/editor-fields.ts";
import { format } from "./notation.ts";

const { number: digits } = format;

const fields: Readonly<Record<TemplateField, string>> = {
  title: "标题",
  headline: "提要",
  description: "描述",
  alt: "替代文本",
  creator: "作者",
  credit: "署名行",
  copyright: "版权",
  city: "城市",
  state: "省/州",
  country: "国家/地区",
  location: "地点",
  keywords: "关键字",
  rating: "星级",
  date: "日期",
  time: "时间",
  camera: "相机",
  make: "品牌",
  lens: "镜头",
  film: "胶片",
  focal: "焦距",
  focal35: "35 mm 等效焦距",
  aperture: "光圈",
  shutter: "快门速度",
  iso: "ISO",
  exposure: "曝光",
  width: "宽度",
  height: "高度",
  megapixels: "像素数",
  size: "尺寸",
  filename: "文件名",
  number: "编号",
  count: "照片总数",
};

const dateFormats: Readonly<Record<Settings["dateFormat"], string>> = {
  "2024-06-01": "2024-06-01",
  "1 June 2024": "2024年6月1日",
  "June 2024": "2024年6月",
  "2024": "2024",
  custom: "自定义",
};

export const editorFields: typeof English = {
  more: { caption: "更多说明设置", camera: "更多相机设置", output: "更多输出设置" },

  appliesTo: "应用于",
  scopes: {
    photo: () => "这张照片",
    selected: (count: number) => `所选 ${digits(count)} 张`,
    all: () => "所有照片",
  },
  usedForAll: (count: number) => `题名已用于 ${digits(count)} 张照片`,
  photoOf: (file: string, number: number, count: number) => `${file}，第 ${digits(number)} 张，共 ${digits(count)} 张`,

  insert: "插入字段",
  fields,
  groups: { place: "地点", photo: "照片", camera: "相机", file: "文件" },
  forms: {
    "date:YYYY": "年",
    "date:MMMM YYYY": "月和年",
    "date:YYYY-MM-DD": "数字日期",
    "time:HH-mm": "数字时间",
    "number:000": "三位编号",
    "filename:words": "文件名拆成词语",
  },
  absent: "此文件中没有",
  search: "搜索字段",
  typeToSearch: "输入以搜索",
  keys: "↑ ↓ Enter",
  found: (count: number) => `${digits(count)} 个字段`,

  unknownField: (typed: string, suggestion: string | null) =>
    suggestion === null ? `未知字段“${typed}”。` : `未知字段“${typed}”。你是指“${suggestion}”吗？`,
  unknownForm: (typed: string) => `未知格式“${typed}”。`,

  fileSays: (creator: string) => `文件中的作者：${creator}`,
  acceptCreator: "采用",
  replaces: (creator: string, more: number) =>
    more === 0
      ? `导出后，作者“${creator}”会被替换。`
      : `导出后，作者“${creator}”以及另外 ${digits(more)} 张照片的作者会被替换。`,
  replacesInBatch: (count: number) => `此署名会替换 ${digits(count)} 张照片的作者。`,

  date: {
    print: "印上日期",
    format: "日期格式",
    formats: dateFormats,
    custom: "自定义日期格式",
    customHint: "YYYY年M月D日",
    noForm: "请使用 YYYY、YY、MMMM、MMM、MM、M、DD、D、HH 或 mm。",
  },
  places: {
    label: "由 GPS 取得地名",
    hint: "文件中没有城市和国家/地区时，根据照片的 GPS 位置填写。导出的图片会因此显示拍摄地。位置本身不会离开浏览器。",
  },
  camera: {
    tidy: "整理相机名称",
    equivalent: "35 mm 等效焦距",
    filmStyle: "胶片和照片风格",
    camera: "相机",
    lens: "镜头",
    film: "胶片",
  },
  exportName: {
    label: "导出名称",
    usual: "默认名称",
    example: (name: string) => `示例：${name}`,
  },
};
