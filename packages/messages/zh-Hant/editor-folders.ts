/** Texts about folders for opening photos and for exporting into. */
import type { editorFolders as English } from "../en/editor-folders.ts";
import { format, spaced } from "./notation.ts";

const { number } = format;

/** Files, because a photo in several sizes has several. */
const files = (count: number): string => `${number(count)} 個檔案`;

const soFar = (done: number, total: number, place: string): string =>
  `${files(total)}中已有 ${number(done)} 個在${spaced(place)}中。`;

const again = "再次匯出到這個資料夾即可繼續。";

const folders = (count: number): string => `${number(count)} 個資料夾`;

/** A `place` comes from {@link editorFolders.place}. */
export const editorFolders: typeof English = {
  exportInto: "匯出到資料夾",
  exportIntoAnother: "匯出到其他資料夾",
  folders: ([first = "", ...others]: readonly string[]) => (others.length === 0 ? first : folders(others.length + 1)),
  place: ([first = "", ...others]: readonly string[], results: string) =>
    others.length === 0 ? `「${first}/${results}」` : folders(others.length + 1),

  done: (count: number, there: number, place: string) => {
    if (count === 0) return `${files(there)}都已在${spaced(place)}中`;
    const exported = `已將 ${files(count)}匯出到${spaced(place)}`;
    return there === 0 ? exported : `${exported}。另有 ${number(there)} 個原本就在其中`;
  },
  stopped: (done: number, total: number, place: string) => `已停止。${soFar(done, total, place)}${again}`,
  failed: {
    "not-allowed": (done: number, total: number, place: string) =>
      `無法寫入${spaced(place)}：瀏覽器不允許。${soFar(done, total, place)}請允許 Matte 編輯其中的檔案，或選擇其他資料夾。`,
    gone: (done: number, total: number, place: string) =>
      `找不到${spaced(place)}：資料夾已被移動、重新命名或刪除。完成 ${number(done)} 個（共 ${files(total)}）後停止匯出。請將資料夾放回原處，或選擇其他資料夾。`,
    "no-space": (done: number, total: number, place: string) =>
      `磁碟已滿。${soFar(done, total, place)}請清出一些空間。${again}`,
    busy: () => "另一個分頁正在匯出到資料夾。請等它完成後再試。",
    failed: (done: number, total: number, place: string) =>
      `無法寫入${spaced(place)}。${soFar(done, total, place)}${again}`,
  },
  notAllowed: (folder: string) => `沒有匯出任何檔案：Matte 未獲准編輯「${folder}」中的檔案。`,
  noneChosen: "無法開啟資料夾對話方塊。請改用「匯出」。",
  noneOpened: "無法開啟資料夾。請改用「加入照片」。",

  unfinished: (place: string) => `匯出到${spaced(place)}的工作尚未完成。`,
  unfinishedRegion: "未完成的匯出",
  resume: "繼續",
  dismiss: "忽略",
};
