import type { credentials as English } from "../en/credentials.ts";
import { format } from "./notation.ts";

const moment = (time: Date): string => format.date(time, { dateStyle: "long", timeStyle: "short" });

export const credentials: typeof English = {
  title: "コンテンツクレデンシャル",
  signedBy: "署名者",
  noName: "名前のない署名者",
  when: "日時",
  stamped: (time) => `${moment(time)}（タイムスタンプによる）`,
  claimed: (time) => `${moment(time)}（署名者の申告）`,
  madeWith: "使用ソフト",
  actions: {
    captured: "カメラでの作成",
    generated: "モデルによる生成",
    created: "作成",
    opened: "読み込み",
    edited: "編集",
    colour: "色の調整",
    cropped: "トリミング",
    resized: "リサイズ",
    placed: "ほかの画像との合成",
    removed: "一部の除去",
    rotated: "回転",
    converted: "形式の変換",
    published: "公開",
    redacted: "履歴の詳細の削除",
    other: "その他の変更",
  },
  checks: {
    valid: {
      match: "署名も内容も一致しています",
      changed: "署名は一致していますが、署名の後にファイルが変更されています",
      unchecked: "署名は一致しています。内容は検証していません",
    },
    expired: {
      match: "署名も内容も一致していますが、証明書の有効期限が切れています",
      changed: "署名の後にファイルが変更されています。証明書の有効期限も切れています",
      unchecked: "署名は一致していますが、証明書の有効期限が切れています。内容は検証していません",
    },
  },
  invalid: "署名が無効なため、このクレデンシャルからは写真について何もわかりません",
  unchecked: "ここでは署名を検証できません。検証するには、Matteをhttpsで開いてください",
  unreadable: "このクレデンシャルは壊れているか、Matteで読み取れない種類です",
  reading: "読み取り中…",
  onThisDevice: "このデバイスで読み取りました。",
  notInExports: "「コンテンツクレデンシャル」がオンでなければ、書き出しにクレデンシャルは残りません。",
  notListed: "信頼できる署名者のリストとは照合していません。",
};
