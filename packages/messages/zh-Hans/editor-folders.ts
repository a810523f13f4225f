/** Texts about folders for opening photos and for exporting into. */
import type { editorFolders as English } from "../en/editor-folders.ts";
import { format, spaced } from "./notation.ts";

const { number } = format;

/** Files, because a photo in several sizes has several. */
const files = (count: number): string => `${number(count)} 个文件`;

const soFar = (done: number, total: number, place: string): string =>
  `${files(total)}中已有 ${number(done)} 个在${spaced(place)}中。`;

const again = "再次导出到此文件夹即可继续。";

const folders = (count: number): string => `${number(count)} 个文件夹`;

/** A `place` comes from {@link editorFolders.place}. */
export const editorFolders: typeof English = {
  exportInto: "导出到文件夹",
  exportIntoAnother: "导出到其他文件夹",
  folders: ([first = "", ...others]: readonly string[]) => (others.length === 0 ? first : folders(others.length + 1)),
  place: ([first = "", ...others]: readonly string[], results: string) =>
    others.length === 0 ? `“${first}/${results}”` : folders(others.length + 1),

  done: (count: number, there: number, place: string) => {
    if (count === 0) return `${files(there)}均已在${spaced(place)}中`;
    const exported = `已将 ${files(count)}导出到${spaced(place)}`;
    return there === 0 ? exported : `${exported}。另有 ${number(there)} 个此前已在其中`;
  },
  stopped: (done: number, total: number, place: string) => `已停止。${soFar(done, total, place)}${again}`,
  failed: {
    "not-allowed": (done: number, total: number, place: string) =>
      `无法写入${spaced(place)}：浏览器不允许。${soFar(done, total, place)}请允许 Matte 编辑其中的文件，或选择其他文件夹。`,
    gone: (done: number, total: number, place: string) =>
      `找不到${spaced(place)}：文件夹已被移动、重命名或删除。导出在完成 ${number(done)} 个（共 ${files(total)}）后停止。请把文件夹放回原处，或选择其他文件夹。`,
    "no-space": (done: number, total: number, place: string) =>
      `磁盘已满。${soFar(done, total, place)}请腾出一些空间。${again}`,
    busy: () => "另一个标签页正在向文件夹导出。请等它完成后重试。",
    failed: (done: number, total: number, place: string) =>
      `无法写入${spaced(place)}。${soFar(done, total, place)}${again}`,
  },
  notAllowed: (folder: string) => `没有导出任何内容：Matte 未获准编辑“${folder}”中的文件。`,
  noneChosen: "无法打开文件夹对话框。请改用“导出”。",
  noneOpened: "无法打开文件夹。请改用“添加照片”。",

  unfinished: (place: string) => `向${spaced(place)}的导出尚未完成。`,
  unfinishedRegion: "未完成的导出",
  resume: "继续",
  dismiss: "忽略",
};
