import { z } from "./schema.ts";

/** The body of every answer with a status of 400 or more. */
export const errorAnswer = z.strictObject({
  success: z.literal(false),
  /** A sentence that may be shown to the user. */
  error: z.string().check(z.minLength(1)),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
