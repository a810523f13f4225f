import { errorAnswer } from "./errors.ts";
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

/** Sentence of an error's body, or `fallback` when the body isn't our server's. */
export function errorSentence(body: unknown, fallback: string): string {
  return parseAnswer(errorAnswer, body)?.error ?? fallback;
}
