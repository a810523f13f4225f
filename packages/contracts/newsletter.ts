import type { ErrorCode } from "./errors.ts";
import { EMAIL_LIMIT } from "./limits.ts";
import { z } from "./schema.ts";

const EMAIL_INVALID: ErrorCode = "email-invalid";
const CONSENT_REQUIRED: ErrorCode = "consent-required";

/** Rough form of an e-mail address, with a domain in any script; the server checks it further. */
export const newsletterRequest = z.strictObject({
  email: z
    .string({ error: EMAIL_INVALID })
    .check(z.trim(), z.maxLength(EMAIL_LIMIT, EMAIL_INVALID), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, EMAIL_INVALID)),
  consent: z.literal(true, { error: CONSENT_REQUIRED }),
});

/** `confirm` is true if the address is on the list only after opening the link sent to it. */
export const subscriptionAnswer = z.strictObject({ success: z.literal(true), confirm: z.optional(z.literal(true)) });

export const newsletterAnswer = z.strictObject({ success: z.literal(true) });

/** Accepts any token, as unknown and known ones get the same answer. */
export const tokenQuery = z.object({ token: z.optional(z.union([z.string(), z.array(z.string())])) });
