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
/** Types of photos that the product opens. */
const mediaType = z
  .string()
  .check(z.regex(/^(?:image\/(?:jpeg|png|webp|tiff|heic|avif|jxl|x-dcraw)|application\/octet-stream)$/));
/** Labels of manifests (C2PA 2.1 §8.2): a UUID, with a signer’s short name before it or after it. */
const MANIFEST_LABEL = /^(?:[\w.-]{1,32}:)?urn:(?:c2pa|uuid):[\da-fA-F-]{36}(?::[\w.-]{0,32}){0,2}$/;

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
const SUCCESSES: readonly string[] = ["claimSignature.validated", "assertion.dataHash.match"];

const isEachOnce = z.refine<readonly string[]>((list) => new Set(list).size === list.length);
const codes = z.array(z.enum(VALIDATION_CODES));

/** A photo’s manifest, which stays in the export, and how it was found. */
const photoManifest = z
  .strictObject({
    label: z.string().check(z.regex(MANIFEST_LABEL)),
    hash,
    signatureHash: hash,
    success: codes.check(
      isEachOnce,
      z.refine((list) => list.every((code) => SUCCESSES.includes(code))),
    ),
    failure: codes.check(
      isEachOnce,
      z.refine((list) => !list.some((code) => SUCCESSES.includes(code))),
    ),
  })
  .check(
    z.refine(({ success, failure }) => {
      const isSigned = success.includes("claimSignature.validated");
      const isSame = success.includes("assertion.dataHash.match") && failure.includes("assertion.dataHash.mismatch");
      // No list is consulted, so no signer is trusted.
      return (
        failure.includes("signingCredential.untrusted") &&
        isSigned !== failure.includes("claimSignature.mismatch") &&
        !isSame
      );
    }),
  );

/** Bytes of a store around its manifests: headers, and a JPEG’s segments. */
const STORE_OVERHEAD = 1024 + MOST_PHOTOS * 4096;
const LARGEST_MANIFESTS = 8 * 1024 * 1024;

export const exportClaim = z
  .strictObject({
    /** The export’s bytes without the place for credentials. */
    binding: z.strictObject({
      mediaType: z.enum(SIGNED_TYPES),
      hash,
      excluded: z.strictObject({ start: offset, length: offset }),
    }),
    ingredients: z
      .array(z.strictObject({ mediaType, manifest: z.nullable(photoManifest) }))
      .check(z.minLength(1), z.maxLength(MOST_PHOTOS)),
    steps: z.array(z.enum(EXPORT_STEPS)).check(isEachOnce),
  })
  .check(
    // A frame is an edit, and several photos are placed.
    z.refine(
      ({ steps, ingredients }) => steps.includes("edited") && steps.includes("placed") === ingredients.length > 1,
    ),
    // Excluded bytes may be changed after they are signed: they are the place of the store, and no more.
    z.refine(({ binding: { excluded }, ingredients }) => {
      const signed = ingredients.filter(({ manifest }) => manifest !== null).length;
      const most = MANIFEST_BYTES + STORE_OVERHEAD + signed * LARGEST_MANIFESTS;
      return excluded.length > MANIFEST_BYTES && excluded.length <= (signed === 0 ? MANIFEST_BYTES + 100 : most);
    }),
  );
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
