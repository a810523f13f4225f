/** @see ../en/cli-usage.ts */
import type { cliUsage as English } from "../en/cli-usage.ts";

export const cliUsage: typeof English = {
  titles: {
    "Usage:": "用法：",
    "Arguments:": "参数：",
    "Options:": "选项：",
    "Commands:": "命令：",
  },
  choices: "可选",
  errors: {
    missingArgument: (name) => `错误：缺少必需的参数“${name}”`,
    missingValue: (flags) => `错误：选项“${flags}”缺少值`,
    unknownOption: (flag) => `错误：未知选项“${flag}”`,
    unknownCommand: (name) => `错误：未知命令“${name}”`,
    tooMany: (command, expected, given) => `错误：“${command}”的参数过多。需要 ${expected} 个，给出 ${given} 个。`,
    invalidOption: (flags, value, choices) => `错误：选项“${flags}”的值“${value}”无效。可用的值有 ${choices}。`,
    invalidArgument: (value, name, choices) => `错误：参数“${name}”的值“${value}”无效。可用的值有 ${choices}。`,
  },
  didYouMean: (word) => `（是否想用 ${word}？）`,
  didYouMeanOneOf: (words) => `（是否想用 ${words} 之一？）`,
  notReviewed: "尚未经母语者审阅。",
};
