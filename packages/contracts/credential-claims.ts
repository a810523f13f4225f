/** Statements about an export that the server signs: hashes and facts of a fixed vocabulary, nothing of the photo. */
import { z } from "./schema.ts";

/** Bytes of a signed manifest. */
export const MANIFEST_BYTES = 20 * 1024;
const LARGEST_FILE = 2 ** 31;
/** Photos in one frame. */
const MOST_PHOTOS = 9;

/** SHA-256 in hexadecimal digits. */
const hash = z.string().check(z.regex(/^[\da-f]{64}$/));
const offset = z.int().check(z.gte(0), z.lte(LARGEST_FILE));
/** A file’s type, as it is registered. */
const mediaType = z.string().check(z.regex(/^[a-z]+\/[a-z0-9.+-]{1,60}$/));

export const SIGNED_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const EXPORT_STEPS = ["edited", "cropped", "resized", "placed"] as const;
const VALIDATION_CODES = [
  "claimSignature.validated",
  "claimSignature.mismatch",
  "assertion.dataHash.match",
  "assertion.dataHash.mismatch",
  "signingCredential.untrusted",
  "signingCredential.expired",
] as const;

const codes = z.array(z.enum(VALIDATION_CODES)).check(z.maxLength(VALIDATION_CODES.length));

/** A photo’s manifest, which stays in the export, and how it was found. */
const photoManifest = z.strictObject({
  label: z.string().check(z.regex(/^[\w.:-]{1,200}$/)),
  hash,
  signatureHash: hash,
  success: codes,
  failure: codes,
});

export const exportClaim = z.strictObject({
  /** The export’s bytes without the place for credentials. */
  binding: z.strictObject({
    mediaType: z.enum(SIGNED_TYPES),
    hash,
    excluded: z.strictObject({ start: offset, length: offset }),
  }),
  ingredients: z
    .array(z.strictObject({ mediaType, manifest: z.nullable(photoManifest) }))
    .check(z.minLength(1), z.maxLength(MOST_PHOTOS)),
  steps: z.array(z.enum(EXPORT_STEPS)).check(z.minLength(1), z.maxLength(EXPORT_STEPS.length)),
});
export type ExportClaim = z.infer<typeof exportClaim>;

/** Reasons for which nothing is signed: no certificate, one out of its time, no answer by the time-stamping service. */
export const UNSIGNED_REASONS = ["none", "early", "expired", "time-stamp"] as const;
export type UnsignedReason = (typeof UNSIGNED_REASONS)[number];

/** One of the two; the manifest in base64. */
export const signedManifest = z.strictObject({
  manifest: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/))),
  unsigned: z.nullable(z.enum(UNSIGNED_REASONS)),
});
export type SignedManifest = z.infer<typeof signedManifest>;

/** Null where exports get no credentials. */
export const signerAnswer = z.strictObject({
  signer: z.nullable(z.strictObject({ name: z.string(), isDevelopment: z.boolean() })),
});
export type SignerAnswer = z.infer<typeof signerAnswer>;
