import type { ErrorCode, ErrorData, PlainErrorCode } from "@matte/contracts";
import { errorText } from "@matte/messages/error-text";
import { errors } from "@matte/messages/errors";

type DetailedErrorCode = Exclude<ErrorCode, PlainErrorCode>;

/** An error's code, its data if any, and the options for `Error`. */
export type ErrorArguments =
  | [code: PlainErrorCode, data?: undefined, options?: ErrorOptions]
  | { [Code in DetailedErrorCode]: [code: Code, data: ErrorData[Code], options?: ErrorOptions] }[DetailedErrorCode];

/** A failed request, independent of HTTP. The message is the code's sentence. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  readonly data: ErrorData[ErrorCode];

  constructor(...[code, data, options]: ErrorArguments) {
    super(errorText(errors, code, data), options);
    this.code = code;
    this.data = data;
  }
}
