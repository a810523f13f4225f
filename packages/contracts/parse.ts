import { z } from "./schema.ts";

/**
 * Parses the body of an answer.
 * @param body result of `response.json()`, which may be anything
 * @returns undefined when the body doesn't match the schema
 */
export function parseAnswer<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> | undefined {
  const result = z.safeParse(schema, body);
  return result.success ? result.data : undefined;
}
