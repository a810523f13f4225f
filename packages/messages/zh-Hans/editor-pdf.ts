/** Texts about PDFs: the rows of Output, the dialog, and its export. */
import type { editorPdf as English } from "../en/editor-pdf.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} 张照片`;

export const editorPdf: typeof English = {
  title: "PDF",
  contactSheet: "小样页…",
  pages: "页面",
  pagesName: "PDF 页面",
  layouts: { photo: "每页一张", sheet: "小样页" },
  pageSetup: "页面设置…",
  columns: "列数",
  rows: "行数",
  captionLines: "说明行数",
  captions: ["无", "题名", "题名、地点"],
  paper: "纸张",
  papers: { a4: "A4", a3: "A3", letter: "Letter", "30x40": "30 × 40 cm", custom: "自定义" },
  width: "宽度",
  widthName: "纸张宽度（毫米）",
  height: "高度",
  heightName: "纸张高度（毫米）",
  margins: "页边距",
  marginsName: "页边距（毫米）",
  bleed: "出血",
  bleedName: "PDF 出血（毫米）",
  cropMarks: "裁切标记",
  mm: "毫米",
  contents: (photoCount: number, pageCount: number) => `${photos(photoCount)}，${number(pageCount)} 页`,
  paperSize: (name: string, width: number, height: number) => `${name}，${number(width)} × ${number(height)} mm`,
  customPaperSize: (width: number, height: number) => `${number(width)} × ${number(height)} mm`,
  preview: (page: number, count: number) => `第 ${number(page)} 页，共 ${number(count)} 页`,
  previous: "上一页",
  next: "下一页",
  note: (size: string) => `照片原样放入，说明保留为文字。约 ${size}`,
  carousel: "PDF 把整个轮播放在一页上。",
  export: "导出 PDF",
  done: "PDF 已导出",
  doneIn: (place: string) => `PDF 已导出到${place}`,
  fileType: "PDF 文档",
  failed: {
    "no-space": (done: number, total: number) =>
      `磁盘已满。导出在完成 ${number(done)} 张（共 ${photos(total)}）后停止，没有保存 PDF。请腾出空间，或用“存储到…”选择其他磁盘。`,
    "too-large": () => "此窗口不能存储文件（例如无痕浏览），因此 PDF 最多 1 GB。请一次少导出一些照片，或使用普通窗口。",
    failed: (done: number, total: number) =>
      `无法写入 PDF。导出在完成 ${number(done)} 张（共 ${photos(total)}）后停止，没有保存 PDF。请重试。`,
  },
};
