/** @see ../en/cli-usage.ts */
import type { cliUsage as English } from "../en/cli-usage.ts";

export const cliUsage: typeof English = {
  titles: {
    "Usage:": "使い方：",
    "Arguments:": "引数：",
    "Options:": "オプション：",
    "Commands:": "コマンド：",
  },
  choices: "選択肢",
  errors: {
    missingArgument: (name) => `エラー：必須の引数「${name}」がありません`,
    missingValue: (flags) => `エラー：オプション「${flags}」の値がありません`,
    unknownOption: (flag) => `エラー：不明なオプション「${flag}」`,
    unknownCommand: (name) => `エラー：不明なコマンド「${name}」`,
    tooMany: (command, expected, given) =>
      `エラー：「${command}」の引数が多すぎます。必要な数は ${expected}、指定された数は ${given} です。`,
    invalidOption: (flags, value, choices) =>
      `エラー：オプション「${flags}」の値「${value}」は使えません。使えるのは ${choices} です。`,
    invalidArgument: (value, name, choices) =>
      `エラー：引数「${name}」の値「${value}」は使えません。使えるのは ${choices} です。`,
  },
  didYouMean: (word) => `（${word} のことですか？）`,
  didYouMeanOneOf: (words) => `（${words} のどれかですか？）`,
  notReviewed: "母語話者による確認はまだ済んでいません。",
};
