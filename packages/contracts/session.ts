import { SIGN_IN_CHANNEL } from "./limits.ts";
import { z } from "./schema.ts";

/** Whoever is signed in. */
export const sessionUser = z.strictObject({ uid: z.string().check(z.minLength(1)), email: z.string() });
export type SessionUser = z.infer<typeof sessionUser>;

/** `GET /api/session`: who is signed in, if anybody is. */
export const sessionAnswer = z.strictObject({ user: z.nullable(sessionUser) });
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** `POST /auth/sign-out`: nobody is signed in any more. */
export const signOutAnswer = z.strictObject({ user: z.null() });

/** `GET /api/token`: the signed-in user's identity token, a short-lived JWT, and the ISO time at which it ends. */
export const tokenAnswer = z.strictObject({ token: z.string(), expiresAt: z.iso.datetime() });
export type TokenAnswer = z.infer<typeof tokenAnswer>;

/** `GET /.well-known/jwks.json`: the keys by which identity tokens are verified. */
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

/** `GET /auth/sign-in`: where the way to the identity provider begins. */
export const signInQuery = z.object({
  /** A popup tells the page that opened it how it went, and closes; a redirect, the default, leads back to `returnTo`. */
  mode: z.optional(z.enum(["popup", "redirect"])),
  /** By which the page knows the answer to its own question. */
  request: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  returnTo: z.optional(z.string().check(z.maxLength(512))),
});

/** What a popup sends to the page that opened it, and on the channel `SIGN_IN_CHANNEL`. */
export const signInMessage = z.strictObject({
  type: z.literal(SIGN_IN_CHANNEL),
  request: z.string(),
  /** Null when somebody is signed in now; otherwise a sentence that says why not. */
  error: z.nullable(z.string()),
});
export type SignInMessage = z.infer<typeof signInMessage>;
