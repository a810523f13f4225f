/** Turns a request's body, query or parameters into a typed value, or rejects it. */
import { PROTECTED_FIELDS } from "@matte/contracts";
import { safeParse, type $ZodError, type $ZodType, type output } from "zod/v4/core";
import { DomainError } from "../domain/domain-error.ts";
import { invalidInput } from "../domain/invalid-input.ts";

/** In lower case, together with names reaching past an object's own fields. */
const REJECTED_NAMES: ReadonlySet<string> = new Set(
  [...PROTECTED_FIELDS, "__proto__", "constructor", "prototype"].map((name) => name.toLowerCase()),
);

const LONGEST_FIELD = 60;
/** A body's objects, arrays and values; the longest settings have some hundreds. */
const MAX_NODES = 2000;

/**
 * Parses a value by its schema. Rejects a protected field anywhere in the value.
 * @param except a field with separately checked contents
 * @throws {DomainError} `field-protected` for a field that can't be written, `invalid` for anything else
 */
export function readUntrusted<Schema extends $ZodType>(
  schema: Schema,
  value: unknown,
  except?: string,
): output<Schema> {
  const rejected = rejectedName(value, except);
  if (rejected !== undefined) throw fieldProtected(rejected);
  return parseBySchema(schema, value);
}

/**
 * Parses a value by its schema, without searching for protected fields.
 * @throws {DomainError} `field-protected` for an unknown field, `invalid` for anything else
 */
export function parseBySchema<Schema extends $ZodType>(schema: Schema, value: unknown): output<Schema> {
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  const unknown = unknownField(result.error);
  if (unknown !== undefined) throw fieldProtected(unknown);
  const [issue] = result.error.issues;
  throw invalidInput(issue?.message, issue?.path ?? []);
}

/**
 * Finds a protected field's name anywhere in a value: at any depth, in arrays, or as a step in a path such as
 * `onboarding.isPro`. Iterative, because a body may be nested deeper than the stack, and limited, because it blocks all
 * others.
 * @throws {DomainError} `invalid` for a value with too many parts
 */
function rejectedName(value: unknown, except: string | undefined): string | undefined {
  const pending = [value];
  for (let seen = 0; seen < pending.length; seen++) {
    const next = pending[seen];
    if (typeof next !== "object" || next === null) continue;
    for (const name in next) {
      if (!Array.isArray(next) && isRejected(name)) return name;
      if (name !== except) pending.push(Reflect.get(next, name));
      if (pending.length > MAX_NODES) throw new DomainError("invalid", { field: null });
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
