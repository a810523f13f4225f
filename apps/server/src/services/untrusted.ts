/** What a request brought becomes typed here, or is refused. */
import { PROTECTED_FIELDS } from "@matte/contracts";
import { safeParse, type $ZodError, type $ZodType, type output } from "zod/v4/core";
import { DomainError } from "./domain-error.ts";

/** Lower-case, and with what reaches past an object's own fields. */
const REFUSED_NAMES: ReadonlySet<string> = new Set(
  [...PROTECTED_FIELDS, "__proto__", "constructor", "prototype"].map((name) => name.toLowerCase()),
);

/**
 * What may be written, and nothing else: a protected field is refused wherever in the value it is named.
 * @param apart a field under which there are values that will be looked at by themselves
 * @returns the value as the schema has it
 * @throws {DomainError} `forbidden` when it names a field that is not there to be written, `invalid` for all else
 */
export function readUntrusted<Schema extends $ZodType>(schema: Schema, value: unknown, apart?: string): output<Schema> {
  const refused = refusedName(value, apart);
  if (refused !== undefined) throw forbidden(refused);
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  const strange = strangeField(result.error);
  throw strange === undefined ? new DomainError("invalid", invalidSentence(result.error)) : forbidden(strange);
}

/**
 * A protected field's name anywhere in a value, however deep, in arrays, or as a step of a path like
 * `onboarding.isPro`. Without recursion: a body may be nested deeper than the stack is.
 */
function refusedName(value: unknown, apart: string | undefined): string | undefined {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== "object" || next === null) continue;
    for (const [name, inner] of Object.entries(next)) {
      if (isRefused(name)) return name;
      if (name !== apart) waiting.push(inner);
    }
  }
  return undefined;
}

function isRefused(name: string): boolean {
  const steps = name.toLowerCase().split(/[^a-z_]+/);
  return steps.some((step) => REFUSED_NAMES.has(step));
}

/** The first field that the schema does not know. */
function strangeField(error: $ZodError): string | undefined {
  for (const issue of error.issues) if (issue.code === "unrecognized_keys") return issue.keys[0];
  return undefined;
}

function forbidden(field: string): DomainError {
  return new DomainError("forbidden", `The field ${JSON.stringify(field.slice(0, 60))} cannot be written here.`);
}

function invalidSentence({ issues: [issue] }: $ZodError): string {
  if (issue === undefined) return "The request is not as it should be.";
  const path = issue.path.map(String).join(".").slice(0, 60);
  const where = path === "" ? "The request" : `The field ${JSON.stringify(path)}`;
  return issue.code === "custom" ? issue.message : `${where} is not as it should be.`;
}
