/** Alt text in the editor. */
import type { editorAlt as English } from "../en/editor-alt.ts";

export const editorAlt: typeof English = {
  label: "替代文字",
  hint: "給看不到照片的人",
  namesPlace: (place: string) => `替代文字提到了地名「${place}」。匯出的檔案不含位置，但會保留這段文字。`,
  copy: "複製替代文字",
  copied: "已複製替代文字",
  notCopied: "無法複製替代文字。請重試。",
};
