/**
 * The only import of zod. `zod/mini` is a tenth of the size of `zod` in the page.
 *
 * `jitless` keeps zod from compiling functions from text, which the content security policy refuses.
 */
import * as z from "zod/mini";

z.config({ jitless: true });

export { z };

/**
 * Parses an answer's body.
 * @param body untrusted result of `response.json()`
 * @returns undefined when the body doesn't match the schema
 */
export function parseAnswer<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> | undefined {
  const result = z.safeParse(schema, body);
  return result.success ? result.data : undefined;
}
