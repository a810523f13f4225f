/** Turns the body of a request into a typed value, or rejects it. */
import { PROTECTED_FIELDS } from "@matte/contracts";
import { safeParse, type $ZodError, type $ZodType, type output } from "zod/v4/core";
import { DomainError } from "../domain/domain-error.ts";
import { invalidInput } from "../domain/invalid-input.ts";

/** In lower case, together with the names that reach past an object's own fields. */
const REJECTED_NAMES: ReadonlySet<string> = new Set(
  [...PROTECTED_FIELDS, "__proto__", "constructor", "prototype"].map((name) => name.toLowerCase()),
);

const LONGEST_FIELD = 60;

/**
 * Parses a value by its schema. A protected field is rejected wherever in the value its name occurs.
 * @param except a field whose contents are checked separately
 * @throws {DomainError} `field-protected` for a field that can't be written, `invalid` for anything else
 */
export function readUntrusted<Schema extends $ZodType>(
  schema: Schema,
  value: unknown,
  except?: string,
): output<Schema> {
  const rejected = rejectedName(value, except);
  if (rejected !== undefined) throw fieldProtected(rejected);
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  const unknown = unknownField(result.error);
  if (unknown !== undefined) throw fieldProtected(unknown);
  const [issue] = result.error.issues;
  throw invalidInput(issue?.message, issue?.path ?? []);
}

/**
 * Finds the name of a protected field anywhere in a value: at any depth, in arrays, or as a step of a path such as
 * `onboarding.isPro`. Iterative, because a body may be nested deeper than the stack.
 */
function rejectedName(value: unknown, except: string | undefined): string | undefined {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== "object" || next === null) continue;
    for (const [name, inner] of Object.entries(next)) {
      if (isRejected(name)) return name;
      if (name !== except) pending.push(inner);
    }
  }
  return undefined;
}

function isRejected(name: string): boolean {
  const steps = name.toLowerCase().split(/[^a-z_]+/);
  return steps.some((step) => REJECTED_NAMES.has(step));
}

function unknownField(error: $ZodError): string | undefined {
  for (const issue of error.issues) if (issue.code === "unrecognized_keys") return issue.keys[0];
  return undefined;
}

function fieldProtected(field: string): DomainError {
  return new DomainError("field-protected", { field: field.slice(0, LONGEST_FIELD) });
}
