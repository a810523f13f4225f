import type { FastifySchemaCompiler } from "fastify";
import type { $ZodType } from "zod/v4/core";
import { readUntrusted } from "../services/untrusted.ts";

/**
 * For routes whose body is written to a user's document: what it may not name is forbidden, not merely wrong.
 * @param apart a field under which there are values that the route looks at one by one
 */
export function strictBody(apart?: string): FastifySchemaCompiler<$ZodType> {
  return ({ schema }) =>
    (value) => {
      try {
        return { value: readUntrusted(schema, value, apart) };
      } catch (error) {
        return { error: error instanceof Error ? error : new Error("The request cannot be read.", { cause: error }) };
      }
    };
}
