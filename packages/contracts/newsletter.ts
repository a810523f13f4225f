import type { ErrorCode } from "./errors.ts";
import { EMAIL_LIMIT } from "./limits.ts";
import { z } from "./schema.ts";

const EMAIL_INVALID: ErrorCode = "email-invalid";
const CONSENT_REQUIRED: ErrorCode = "consent-required";

/** `POST /api/newsletter`. A domain may be written in any script; the server knows more about addresses. */
export const newsletterRequest = z.strictObject({
  email: z
    .string({ error: EMAIL_INVALID })
    .check(z.trim(), z.maxLength(EMAIL_LIMIT, EMAIL_INVALID), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, EMAIL_INVALID)),
  consent: z.literal(true, { error: CONSENT_REQUIRED }),
});

/** The same whether the address was on the list or not. */
export const newsletterAnswer = z.strictObject({ success: z.literal(true) });

/** `/newsletter/unsubscribe`: what follows the `?`. Any text may stand there. */
export const unsubscribeQuery = z.object({ token: z.optional(z.union([z.string(), z.array(z.string())])) });
