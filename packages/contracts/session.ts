import { SIGN_IN_CHANNEL } from "./limits.ts";
import { z } from "./schema.ts";

/** The signed-in user. */
export const sessionUser = z.strictObject({ uid: z.string().check(z.minLength(1)), email: z.string() });
export type SessionUser = z.infer<typeof sessionUser>;

export const sessionAnswer = z.strictObject({ user: z.nullable(sessionUser) });

export const signOutAnswer = z.strictObject({ user: z.null() });

export const tokenAnswer = z.strictObject({ token: z.string(), expiresAt: z.iso.datetime() });

/** JSON Web Key Set. @see https://www.rfc-editor.org/rfc/rfc7517 section 5 */
export const keysAnswer = z.strictObject({
  keys: z.array(
    z.strictObject({
      kty: z.string(),
      crv: z.string(),
      x: z.string(),
      y: z.string(),
      kid: z.string(),
      alg: z.string(),
      use: z.string(),
    }),
  ),
});

export const signInQuery = z.object({
  /** A popup reports to its opener and closes; a redirect, the default, leads back to `returnTo`. */
  mode: z.optional(z.enum(["popup", "redirect"])),
  /** Lets the page recognise its popup's message. */
  request: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  returnTo: z.optional(z.string().check(z.maxLength(512))),
});

/** A popup's message to its opener, also sent over `SIGN_IN_CHANNEL`. */
export const signInMessage = z.strictObject({
  type: z.literal(SIGN_IN_CHANNEL),
  request: z.string(),
  /** Sentence explaining a failure; null after signing in. */
  error: z.nullable(z.string()),
});
export type SignInMessage = z.infer<typeof signInMessage>;
