import type { ErrorCode, ErrorData } from "@matte/contracts";

/** Sentence for each error code: a text, or a function of the error's data. */
export type ErrorMessages = {
  readonly [Code in ErrorCode]: ErrorData[Code] extends undefined ? string : (data: ErrorData[Code]) => string;
};

/** @param messages the catalogue's `errors` */
export function errorText<Code extends ErrorCode>(messages: ErrorMessages, code: Code, data: ErrorData[Code]): string {
  const message: string | ((data: ErrorData[Code]) => string) = messages[code];
  return typeof message === "string" ? message : message(data);
}
