import type { editorCredentials as English } from "../en/editor-credentials.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorCredentials: typeof English = {
  label: "コンテンツクレデンシャル",
  development: "コンテンツクレデンシャル（開発用）",
  signedBy: (name) => `署名者：${name}`,
  unsigned: (file, count, reason) =>
    count === 1
      ? `「${file}」はコンテンツクレデンシャルなしで書き出しました。${reason}`
      : `「${file}」など${number(count)}個のファイルは、コンテンツクレデンシャルなしで書き出しました。${reason}`,
  reasons: {
    none: "このサーバーは書き出しに署名しません。",
    early: "サーバーの証明書がまだ有効期間に入っていないか、サーバーの時計がずれています。",
    expired: "サーバーの証明書の有効期限が切れています。",
    "time-stamp": "タイムスタンプサービスが応答しません。",
  },
  noAnswer: "サーバーに接続できません。",
  notIn: {
    pdf: "PDFにはコンテンツクレデンシャルが付きません。",
    wall: "壁面の画像にはコンテンツクレデンシャルが付きません。",
  },
  leftOut: (file, count, reason) =>
    count === 1
      ? `「${file}」に付いていたクレデンシャルは引き継ぎません。${reason}。`
      : `「${file}」など写真${number(count)}枚に付いていたクレデンシャルは引き継ぎません。${reason}。`,
  faults: {
    location: "書き出しに残さない位置情報を含むおそれがあるためです",
    cropped: "トリミングで除いた部分の画像を含むためです",
    large: "データが大きすぎるためです",
    unreadable: "読み取れないためです",
  },
};
