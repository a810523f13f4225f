/**
 * The server's errors: one row per code, with its HTTP status and its data's schema.
 *
 * Each code's sentence is in `@matte/messages/errors`.
 */
import { z } from "./schema.ts";

const count = z.int().check(z.nonnegative());

interface ErrorRow {
  readonly status: number;
  /** Values for the sentence. */
  readonly data?: z.ZodMiniType;
}

export const ERRORS = {
  // The request as HTTP.
  "http-invalid": { status: 400 },
  "body-invalid": { status: 400 },
  "body-too-large": { status: 413 },
  "media-type-unsupported": { status: 415 },
  "request-timeout": { status: 408 },
  "route-not-found": { status: 404 },
  "method-not-allowed": { status: 405, data: z.strictObject({ methods: z.array(z.string()) }) },
  "rate-limited": { status: 429, data: z.strictObject({ seconds: count }) },

  // The user who makes the request.
  unauthenticated: { status: 401 },
  "other-user-signed-in": { status: 401 },
  "token-required": { status: 401 },
  forbidden: { status: 403 },
  "cross-site": { status: 403 },
  "local-only": { status: 403 },
  "plan-required": {
    status: 403,
    data: z.strictObject({ feature: z.enum(["settings", "logo", "presets", "profiles"]) }),
  },

  // Request fields. The field is null if the request as a whole is invalid.
  invalid: { status: 400, data: z.strictObject({ field: z.nullable(z.string()) }) },
  "field-protected": { status: 403, data: z.strictObject({ field: z.string() }) },
  "nothing-to-change": { status: 400 },
  "cursor-invalid": { status: 400 },

  // Users and administration.
  "user-not-found": { status: 404 },
  "answers-of-another-user": { status: 403 },
  "own-role": { status: 400 },
  "sign-in-too-old": { status: 403 },
  "session-not-found": { status: 404 },
  "device-code-not-found": { status: 404 },

  // Presets, logos and profiles.
  "preset-not-found": { status: 404 },
  "preset-name-taken": { status: 400, data: z.strictObject({ name: z.string() }) },
  "too-many-presets": { status: 400, data: z.strictObject({ limit: count }) },
  "logo-not-found": { status: 404 },
  "logo-invalid": { status: 400, data: z.strictObject({ side: count }) },
  "too-many-profiles": { status: 400, data: z.strictObject({ limit: count }) },

  // Public looks.
  "look-not-found": { status: 404 },
  "look-withdrawn": { status: 410 },
  "submission-not-found": { status: 404 },
  "too-many-submissions": { status: 400, data: z.strictObject({ limit: count }) },

  // Uploaded images.
  "form-expected": { status: 415 },
  "form-invalid": { status: 400 },
  "file-missing": { status: 400 },
  "file-empty": { status: 400 },
  "file-too-large": { status: 413, data: z.strictObject({ bytes: count }) },
  "image-not-found": { status: 404 },
  "image-damaged": { status: 400 },
  "image-too-slow": { status: 400 },
  "image-format-unsupported": { status: 415 },
  "image-animated": { status: 415 },
  "image-too-large": { status: 413, data: z.strictObject({ pixels: count }) },
  "storage-full": { status: 413 },
  "image-not-stored": { status: 503 },
  "image-checker-busy": { status: 503 },
  "image-not-checked": { status: 503 },
  /** A separate status: the page drops such uploads without a message. */
  "copies-not-wanted": { status: 409 },

  // Payments.
  "offer-not-found": { status: 404 },
  "nothing-bought": { status: 404 },
  "checkout-closed": { status: 503 },
  "payments-unavailable": { status: 503 },
  "subscription-not-cancelled": { status: 503 },
  "signature-invalid": { status: 400 },
  "payment-state-unavailable": { status: 503 },

  // The newsletter.
  "email-invalid": { status: 400 },
  "consent-required": { status: 400 },
  "confirmation-expired": { status: 404 },

  // The server itself.
  "server-busy": { status: 503 },
  "disk-full": { status: 503 },
  "data-unavailable": { status: 503 },
  "not-ready": {
    status: 503,
    data: z.strictObject({
      reason: z.enum(["stopping", "pages", "database", "data-folder", "image-folder", "image-store", "image-checker"]),
    }),
  },
  internal: { status: 500 },
} as const satisfies Readonly<Record<string, ErrorRow>>;

export type ErrorCode = keyof typeof ERRORS;

/** Each error's data; undefined for codes without. */
export type ErrorData = {
  readonly [Code in ErrorCode]: (typeof ERRORS)[Code] extends { readonly data: infer Schema extends z.ZodMiniType }
    ? z.infer<Schema>
    : undefined;
};

/** Codes with a sentence that needs no data. */
export type PlainErrorCode = { [Code in ErrorCode]: ErrorData[Code] extends undefined ? Code : never }[ErrorCode];

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text);
}

export function isPlainErrorCode(text: string): text is PlainErrorCode {
  return isErrorCode(text) && !("data" in ERRORS[text]);
}

/** Errors possible at any endpoint. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  "body-invalid",
  "body-too-large",
  "media-type-unsupported",
  "request-timeout",
  "rate-limited",
  "unauthenticated",
  "forbidden",
  "cross-site",
  "invalid",
  "server-busy",
  "disk-full",
  "data-unavailable",
  "internal",
];

/** Schema issue message by which the server recognises the code. */
export const NOTHING_TO_CHANGE: ErrorCode = "nothing-to-change";

/** Error fields in any answer. */
export const errorFields = {
  /** Sentence in English. */
  error: z.string().check(z.minLength(1)),
  /** An `ErrorCode`. A newer server may send others, and an older one sends none. */
  code: z.optional(z.string()),
  data: z.optional(z.unknown()),
};

/** Body for every answer with status 400 or more. */
export const errorAnswer = z.object({ success: z.literal(false), ...errorFields });
export type ErrorAnswer = z.infer<typeof errorAnswer>;
