/** Alt text in the editor. */
import type { editorAlt as English } from "../en/editor-alt.ts";

export const editorAlt: typeof English = {
  label: "替代文本",
  hint: "写给看不到照片的人",
  namesPlace: (place: string) => `替代文本中提到了地名“${place}”。导出会保留它，尽管位置信息不会写入。`,
  copy: "复制替代文本",
  copied: "已复制替代文本",
  notCopied: "无法复制替代文本。请重试。",
};
