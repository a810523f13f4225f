import { isPlainErrorCode } from "@matte/contracts";
import { DomainError } from "./domain-error.ts";

const LONGEST_FIELD = 60;

/**
 * Makes the error for schema-rejected input.
 * @param message from the schema's first issue: contracts put an error code there if `invalid` says too little
 * @param path to the field in the input
 */
export function invalidInput(message: string | undefined, path: readonly PropertyKey[]): DomainError {
  if (message !== undefined && isPlainErrorCode(message)) return new DomainError(message);
  const field = path.map(String).join(".").slice(0, LONGEST_FIELD);
  return new DomainError("invalid", { field: field === "" ? null : field });
}
