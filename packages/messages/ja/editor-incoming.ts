import type { editorIncoming as English } from "../en/editor-incoming.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorIncoming: typeof English = {
  region: "共有された写真",
  waiting: (count) => `別のアプリから届いた写真${number(count)}枚`,
  add: (count) => `${number(count)}枚を追加`,
  discard: "破棄",
  failed: "共有された写真を保存できませんでした。ここに直接追加してください。",
  partial: (count, gigabytes) =>
    `一度に共有できる写真は${number(count)}枚、合計${number(gigabytes)} GBまでです。残りはここに直接追加してください。`,
};
