import type { editorPdf as English } from "../en/editor-pdf.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `写真${number(count)}枚`;

export const editorPdf: typeof English = {
  title: "PDF",
  contactSheet: "コンタクトシート…",
  pages: "ページ",
  pagesName: "PDFのページ",
  layouts: { photo: "1ページに1枚", sheet: "コンタクトシート" },
  pageSetup: "ページ設定…",
  columns: "列数",
  rows: "行数",
  captionLines: "キャプションの行",
  captions: ["なし", "題名", "題名、撮影地"],
  paper: "用紙",
  papers: { a4: "A4", a3: "A3", letter: "レター", "30x40": "30 × 40 cm", custom: "カスタム" },
  width: "幅",
  widthName: "用紙の幅（mm）",
  height: "高さ",
  heightName: "用紙の高さ（mm）",
  margins: "余白",
  marginsName: "余白（mm）",
  bleed: "塗り足し",
  bleedName: "PDFの塗り足し（mm）",
  cropMarks: "トンボ",
  mm: "mm",
  contents: (photoCount, pageCount) => `${photos(photoCount)}、${number(pageCount)}ページ`,
  paperSize: (name, width, height) => `${name}、${number(width)} × ${number(height)} mm`,
  customPaperSize: (width, height) => `${number(width)} × ${number(height)} mm`,
  preview: (page, count) => `${number(count)}ページ中${number(page)}ページ目`,
  previous: "前のページ",
  next: "次のページ",
  note: (size) => `写真はそのまま、キャプションは文字として入ります。約${size}`,
  carousel: "PDFでは、カルーセル全体が1ページに入ります。",
  export: "PDFを書き出す",
  done: "PDFを書き出しました",
  doneIn: (place) => `PDFを${place}に書き出しました`,
  fileType: "PDF文書",
  failed: {
    "no-space": (done, total) =>
      `ディスクがいっぱいです。${photos(total)}のうち${number(done)}枚まで書き出したところで止まり、PDFは保存されていません。空き容量を増やすか、「保存先…」で別のディスクを選んでください。`,
    "too-large": () =>
      "プライベートブラウズなど、このウィンドウではファイルを保持できないため、PDFは1 GBまでです。一度に書き出す枚数を減らすか、通常のウィンドウを使ってください。",
    failed: (done, total) =>
      `PDFを書き込めませんでした。${photos(total)}のうち${number(done)}枚まで書き出したところで止まり、PDFは保存されていません。もう一度お試しください。`,
  },
};
