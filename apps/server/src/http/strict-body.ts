import type { FastifySchemaCompiler } from "fastify";
import type { $ZodType } from "zod/v4/core";
import { readParams, readUntrusted } from "../services/untrusted.ts";

/**
 * Validator for routes whose body is written to a user's document: a protected or unknown field is forbidden instead of
 * invalid.
 * @param except a field whose contents the route checks one by one
 */
export function strictBody(except?: string): FastifySchemaCompiler<$ZodType> {
  return ({ schema, httpPart }) => {
    // A route defines the names of its parameters; the client doesn't.
    const read = httpPart === "params" ? readParams : readUntrusted;
    return (value) => {
      try {
        return { value: read(schema, value, except) };
      } catch (error) {
        return { error: error instanceof Error ? error : new Error("The request can’t be read.", { cause: error }) };
      }
    };
  };
}
