import { EMAIL_LIMIT } from "./limits.ts";
import { z } from "./schema.ts";

/** What is said of an address that is none. */
export const ADDRESS_WANTED = "Enter an address like ada@example.com.";
const CONSENT_WANTED = "Tick the box, so that the letter may be sent to you.";

/** `POST /api/newsletter`. A domain may be written in any script; the server knows more about addresses. */
export const newsletterRequest = z.strictObject({
  email: z
    .string({ error: ADDRESS_WANTED })
    .check(z.trim(), z.maxLength(EMAIL_LIMIT, ADDRESS_WANTED), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, ADDRESS_WANTED)),
  consent: z.literal(true, { error: CONSENT_WANTED }),
});

/** The same whether the address was on the list or not. */
export const newsletterAnswer = z.strictObject({ success: z.literal(true) });

/** `/newsletter/unsubscribe`: what follows the `?`. Any text may stand there. */
export const unsubscribeQuery = z.object({ token: z.optional(z.union([z.string(), z.array(z.string())])) });
