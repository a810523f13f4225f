import type { uploads as English } from "../en/uploads.ts";
import { format } from "./notation.ts";

export const uploads: typeof English = {
  failed: (file) => `${file}をサーバーにアップロードできませんでした`,
  severalFailed: (count) => `写真${format.number(count)}枚をサーバーにアップロードできませんでした`,
  serverFull: "サーバーの空き容量がありません。書き出しは済みましたが、サーバーには保存されていません。",
};
