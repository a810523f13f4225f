import type { editorFonts as English } from "../en/editor-fonts.ts";

/** Texts about fonts: those on the user's computer, and characters missing in a font. */
export const editorFonts: typeof English = {
  title: "本机字体",
  open: "本机字体…",
  waiting: "正在等待授权",
  search: "查找字体",
  list: "字体",
  noneFound: "没有符合搜索的字体。",
  unavailable: {
    unsupported: "此浏览器无法列出本机字体。电脑版 Chrome 和 Edge 可以。十六款网络字体随处可用。",
    refused: "浏览器不允许访问字体。请在地址旁的设置中为此网站允许“字体”，然后重试。",
    failed: "无法读取字体。请关闭此窗口后重试。",
  },
  notOnThisComputer: (family: string, substitute: string) =>
    `本机没有字体 ${family}。预览使用 ${substitute}；如需导出说明，请选择其他字体。`,
  boxes: (characters: string) => `本机没有字体包含 ${characters}。导出时会印成方框。`,
  standIns: { Georgia: "Gelasio", "Helvetica Neue": "Arimo", "Courier New": "Cousine" },
  standIn: (font: string, substitute: string) => `本机没有 ${font}，改用 ${substitute}。`,
  ofStyle: "样式自带的字体",
  missing: (font: string, characters: string) => `${font} 中没有 ${characters}，改用本机的字体。`,
};
