import type { editorCaptions as English } from "../en/editor-captions.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorCaptions: typeof English = {
  open: "编辑说明",
  title: "说明",
  photos: (value: number) => `${number(value)} 张照片`,
  photo: "照片",
  columns: {
    fileName: "文件名",
    subject: "题名",
    location: "地点",
    credit: "照片署名",
    additionalCredits: "其他署名",
    camera: "相机",
    lens: "镜头",
    film: "胶片",
    alt: "替代文本",
  },
  cell: (column: string, file: string) => `${column}，${file}`,
  cut: "截断",
  cutInExport: "导出时会被截断",
  inherited: "来自文件，或用于所有照片",
  exportCsv: "导出 CSV",
  importCsv: "导入 CSV",
  csvFile: "captions.csv",
  done: "完成",
  dismiss: "忽略",
  undo: "撤销",
  previous: "上一张",
  next: "下一张",
  position: (at: number, of: number) => `第 ${number(at)} 张，共 ${number(of)} 张`,
  keys: {
    edit: "编辑，下一行",
    line: "换行",
    tab: "下一格",
    paste: "粘贴单元格",
    fill: "向下填充",
    undo: "撤销",
  },
  grey: "灰色：来自文件，或用于所有照片",
  imported: (fields: number, photos: number) =>
    fields === 0
      ? "没有可导入的内容：照片已有此文件中的全部说明。"
      : `已更改 ${number(photos)} 张照片的 ${number(fields)} 个说明字段。`,
  pasted: (cells: number) => `已粘贴 ${number(cells)} 个单元格。`,
  filled: (cells: number) => `已填充 ${number(cells)} 个单元格。`,
  cleared: (cells: number) => `已清空 ${number(cells)} 个单元格。`,
  beyond: (rows: number) => `略去 ${number(rows)} 行：没有更多照片了。`,
  unmatched: (rows: number) => `${number(rows)} 行没有对应的照片：`,
  more: (rows: number) => `以及另外 ${number(rows)} 行`,
  noColumn: (column: string) => `文件中没有“${column}”一列。请先导出说明，看看需要哪些列。`,
  unreadable: (file: string) => `无法读取“${file}”。请重试，或选择其他文件。`,
};
