import type { FastifySchemaCompiler } from "fastify";
import type { $ZodType } from "zod/v4/core";
import { readEnvelope, readUntrusted } from "../services/untrusted.ts";

type Read = typeof readUntrusted;

/** For routes whose body is written to a user's document: what it may not name is forbidden, not merely wrong. */
export const strictBody: FastifySchemaCompiler<$ZodType> = compiler(readUntrusted);

/** For routes whose body holds several such values, each of which is looked at by itself. */
export const strictEnvelope: FastifySchemaCompiler<$ZodType> = compiler(readEnvelope);

function compiler(readBody: Read): FastifySchemaCompiler<$ZodType> {
  return ({ schema, httpPart }) => {
    const read = httpPart === "body" ? readBody : readEnvelope;
    return (value) => {
      try {
        return { value: read(schema, value) };
      } catch (error) {
        return { error: error instanceof Error ? error : new Error("The request cannot be read.", { cause: error }) };
      }
    };
  };
}
