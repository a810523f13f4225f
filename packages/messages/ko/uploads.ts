/** Texts about uploading photos and exports. */
import type { uploads as English } from "../en/uploads.ts";
import { format } from "./notation.ts";

export const uploads: typeof English = {
  failed: (file: string) => `서버에 업로드하지 못했습니다: ${file}`,
  severalFailed: (count: number) => `사진 ${format.number(count)}장을 서버에 업로드하지 못했습니다`,
  serverFull: "서버에 이미지를 저장할 공간이 없습니다. 내보내기는 되었지만 서버에는 보관되지 않았습니다.",
};
