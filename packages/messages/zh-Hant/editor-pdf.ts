/** Texts about PDFs: the rows of Output, the dialog, and its export. */
import type { editorPdf as English } from "../en/editor-pdf.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} 張照片`;

export const editorPdf: typeof English = {
  title: "PDF",
  contactSheet: "縮圖目錄…",
  pages: "頁面",
  pagesName: "PDF 頁面",
  layouts: { photo: "每頁一張", sheet: "縮圖目錄" },
  pageSetup: "頁面設定…",
  columns: "欄數",
  rows: "列數",
  captionLines: "圖說行數",
  captions: ["無", "題名", "題名、地點"],
  paper: "紙張",
  papers: { a4: "A4", a3: "A3", letter: "Letter", "30x40": "30 × 40 cm", custom: "自訂" },
  width: "寬度",
  widthName: "紙張寬度（公釐）",
  height: "高度",
  heightName: "紙張高度（公釐）",
  margins: "邊界",
  marginsName: "邊界（公釐）",
  bleed: "出血",
  bleedName: "PDF 出血（公釐）",
  cropMarks: "裁切標記",
  mm: "公釐",
  contents: (photoCount: number, pageCount: number) => `${photos(photoCount)}，${number(pageCount)} 頁`,
  paperSize: (name: string, width: number, height: number) => `${name}，${number(width)} × ${number(height)} mm`,
  customPaperSize: (width: number, height: number) => `${number(width)} × ${number(height)} mm`,
  preview: (page: number, count: number) => `第 ${number(page)} 頁，共 ${number(count)} 頁`,
  previous: "上一頁",
  next: "下一頁",
  note: (size: string) => `照片原封不動放入，圖說仍是文字。約 ${size}`,
  carousel: "PDF 會把整組輪播放在一頁。",
  export: "匯出 PDF",
  done: "PDF 已匯出",
  doneIn: (place: string) => `PDF 已匯出到${place}`,
  fileType: "PDF 文件",
  failed: {
    "no-space": (done: number, total: number) =>
      `磁碟已滿。完成 ${number(done)} 張（共 ${photos(total)}）後停止匯出，沒有儲存 PDF。請清出空間，或用「儲存到…」選擇其他磁碟。`,
    "too-large": () =>
      "這個視窗無法儲存檔案（例如無痕瀏覽），因此 PDF 最多 1 GB。請減少一次匯出的照片，或改用一般視窗。",
    failed: (done: number, total: number) =>
      `無法寫入 PDF。完成 ${number(done)} 張（共 ${photos(total)}）後停止匯出，沒有儲存 PDF。請重試。`,
  },
};
