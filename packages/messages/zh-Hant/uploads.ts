/** Texts about uploading photos and exports. */
import type { uploads as English } from "../en/uploads.ts";
import { format } from "./notation.ts";

export const uploads: typeof English = {
  failed: (file: string) => `無法將 ${file} 上傳到伺服器`,
  severalFailed: (count: number) => `無法將 ${format.number(count)} 張照片上傳到伺服器`,
  serverFull: "伺服器沒有空間儲存你的圖片了。圖片已匯出，但沒有存到伺服器。",
};
