/** Schemas, endpoints and error texts of the first calls, loaded with them: zod would double the first script. */
import { ERRORS, isErrorCode, parseAnswer, type ErrorAnswer, type ErrorData } from "@matte/contracts";
import { errorText } from "@matte/messages/error-text";
import { errors } from "@matte/messages/errors";

export { errorAnswer, firstEndpoints, parseAnswer, sessionUser, signInMessage, userDocument } from "@matte/contracts";

type Schema = Parameters<typeof parseAnswer>[0];

/** An error's text in the page's language, or the server's sentence if its code or data are unknown here. */
export function textOf({ error, code, data }: Pick<ErrorAnswer, "error" | "code" | "data">): string {
  if (code === undefined || !isErrorCode(code)) return error;
  const row: { readonly status: number; readonly data?: Schema } = ERRORS[code];
  if (row.data === undefined) return errorText(errors, code, undefined);
  const parsed = parseAnswer(row.data, data);
  return parsed === undefined ? error : errorText(errors, code, parsed as ErrorData[typeof code]);
}
