import type { editorFonts as English } from "../en/editor-fonts.ts";

/** Texts about fonts: those on the user's computer, and characters missing in a font. */
export const editorFonts: typeof English = {
  title: "本機字型",
  open: "本機字型…",
  waiting: "正在等待許可",
  search: "尋找字型",
  list: "字型",
  noneFound: "找不到符合的字型。",
  unavailable: {
    unsupported: "此瀏覽器無法列出本機字型。電腦版 Chrome 和 Edge 可以。十六種網頁字型到處都能用。",
    refused: "瀏覽器不允許存取字型。請在網址旁的設定中允許此網站使用「字型」，然後重試。",
    failed: "無法讀取字型。請關閉這裡後重試。",
  },
  notOnThisComputer: (family: string, substitute: string) =>
    `這台電腦沒有字型 ${family}。預覽使用 ${substitute}；若要匯出圖說，請選擇其他字型。`,
  boxes: (characters: string) => `這台電腦沒有含 ${characters} 的字型。匯出時會印成方框。`,
  standIns: { Georgia: "Gelasio", "Helvetica Neue": "Arimo", "Courier New": "Cousine" },
  standIn: (font: string, substitute: string) => `這台電腦沒有 ${font}，改用 ${substitute}。`,
  ofStyle: "樣式本身的字型",
  missing: (font: string, characters: string) => `${font} 中沒有 ${characters}，改用這台電腦的字型。`,
};
