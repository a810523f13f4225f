/** @see ../en/cli-usage.ts */
import type { cliUsage as English } from "../en/cli-usage.ts";

export const cliUsage: typeof English = {
  titles: {
    "Usage:": "用法：",
    "Arguments:": "引數：",
    "Options:": "選項：",
    "Commands:": "指令：",
  },
  choices: "可選",
  errors: {
    missingArgument: (name) => `錯誤：缺少必要的引數「${name}」`,
    missingValue: (flags) => `錯誤：選項「${flags}」缺少值`,
    unknownOption: (flag) => `錯誤：未知的選項「${flag}」`,
    unknownCommand: (name) => `錯誤：未知的指令「${name}」`,
    tooMany: (command, expected, given) => `錯誤：「${command}」的引數過多。需要 ${expected} 個，提供了 ${given} 個。`,
    invalidOption: (flags, value, choices) => `錯誤：選項「${flags}」的值「${value}」無效。可用的值有 ${choices}。`,
    invalidArgument: (value, name, choices) => `錯誤：引數「${name}」的值「${value}」無效。可用的值有 ${choices}。`,
  },
  didYouMean: (word) => `（是否要用 ${word}？）`,
  didYouMeanOneOf: (words) => `（是否要用 ${words} 其中之一？）`,
  notReviewed: "尚未經母語者審閱。",
};
