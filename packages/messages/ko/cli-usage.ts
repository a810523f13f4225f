/** @see ../en/cli-usage.ts */
import type { cliUsage as English } from "../en/cli-usage.ts";

export const cliUsage: typeof English = {
  titles: {
    "Usage:": "사용법:",
    "Arguments:": "인수:",
    "Options:": "옵션:",
    "Commands:": "명령:",
  },
  choices: "선택",
  errors: {
    missingArgument: (name) => `오류: 빠진 필수 인수: ‘${name}’`,
    missingValue: (flags) => `오류: ‘${flags}’ 옵션의 값이 없습니다`,
    unknownOption: (flag) => `오류: 알 수 없는 옵션 ‘${flag}’`,
    unknownCommand: (name) => `오류: 알 수 없는 명령 ‘${name}’`,
    tooMany: (command, expected, given) =>
      `오류: ‘${command}’의 인수가 너무 많습니다. 필요한 수: ${expected}, 지정한 수: ${given}.`,
    invalidOption: (flags, value, choices) =>
      `오류: ‘${flags}’ 옵션에 ‘${value}’ 값을 쓸 수 없습니다. 가능한 값: ${choices}.`,
    invalidArgument: (value, name, choices) =>
      `오류: ‘${name}’ 인수에 ‘${value}’ 값을 쓸 수 없습니다. 가능한 값: ${choices}.`,
  },
  didYouMean: (word) => `(혹시 ${word} 말인가요?)`,
  didYouMeanOneOf: (words) => `(혹시 ${words} 중 하나인가요?)`,
  notReviewed: "아직 원어민의 검토를 받지 않았습니다.",
};
