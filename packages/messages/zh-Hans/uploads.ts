/** Texts about uploading photos and exports. */
import type { uploads as English } from "../en/uploads.ts";
import { format } from "./notation.ts";

export const uploads: typeof English = {
  failed: (file: string) => `无法将 ${file} 上传到服务器`,
  severalFailed: (count: number) => `无法将 ${format.number(count)} 张照片上传到服务器`,
  serverFull: "服务器已没有空间存储你的图片。图片已导出，但没有存到服务器上。",
};
