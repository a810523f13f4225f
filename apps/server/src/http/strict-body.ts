import type { FastifySchemaCompiler } from "fastify";
import type { $ZodType } from "zod/v4/core";
import { parseBySchema, readUntrusted } from "../services/untrusted.ts";

/**
 * Validates bodies written to a user's document: a protected or unknown field is forbidden instead of invalid.
 * Parameters are only parsed by their schema: their names come from the route, so none can be a protected field.
 * @param except a field with contents checked one by one by the route
 */
export function strictBody(except?: string): FastifySchemaCompiler<$ZodType> {
  return ({ schema, httpPart }) => {
    const read = httpPart === "params" ? parseBySchema : readUntrusted;
    return (value) => {
      try {
        return { value: read(schema, value, except) };
      } catch (error) {
        return { error: error instanceof Error ? error : new Error("The request can’t be read.", { cause: error }) };
      }
    };
  };
}
