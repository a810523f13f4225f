import { errorAnswer } from "./errors.ts";
import { z } from "./schema.ts";

/**
 * Reads an answer's body against its schema.
 * @param body what `response.json()` gave; anything
 * @returns the body, typed, or undefined when it is not what was agreed
 */
export function parseAnswer<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> | undefined {
  const result = z.safeParse(schema, body);
  return result.success ? result.data : undefined;
}

/** The sentence of an error's body, or `fallback` when the body is no error of ours: a proxy's page, say. */
export function errorSentence(body: unknown, fallback: string): string {
  return parseAnswer(errorAnswer, body)?.error ?? fallback;
}
