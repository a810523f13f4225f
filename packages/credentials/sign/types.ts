/** Size for each composed manifest, with room for certificates and a time stamp. */
export const MANIFEST_BYTES = 20 * 1024;

/** Signs for a certificate; the key may be elsewhere. */
export interface Signer {
  /** Certificates in DER: the signer's, then its issuers', without the root. */
  readonly certificates: readonly Uint8Array[];
  readonly algorithm: SigningAlgorithm;
  /** Returns the signature as COSE has it (RFC 9053): for elliptic curves both numbers, one after the other. */
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>;
  /** Time-stamping service's URL (RFC 3161). */
  readonly timeStamps?: string;
}

export type SigningAlgorithm = "ES256" | "ES384" | "ES512" | "PS256" | "Ed25519";

/** Steps for exports to claim, in C2PA's vocabulary. */
export type ExportStep = "edited" | "cropped" | "resized" | "placed";

/** An export's photo. */
export interface Ingredient {
  readonly mediaType: string;
  /** The photo's manifest; null without one, or if it was left out. */
  readonly manifest: IngredientManifest | null;
}

/** References to a photo's active manifest, and how it was found. */
export interface IngredientManifest {
  readonly label: string;
  readonly hash: Uint8Array;
  readonly signatureHash: Uint8Array;
  readonly success: readonly ValidationCode[];
  readonly failure: readonly ValidationCode[];
}

/** Validation results for ingredients (C2PA 2.1 §15.2). */
export type ValidationCode =
  | "claimSignature.validated"
  | "claimSignature.mismatch"
  | "assertion.dataHash.match"
  | "assertion.dataHash.mismatch"
  | "signingCredential.untrusted"
  | "signingCredential.expired";

/** Statements about an export. */
export interface ExportClaim {
  /** One photo, or those of a sheet. */
  readonly ingredients: readonly Ingredient[];
  readonly steps: readonly ExportStep[];
}

/** Media types of files that can be signed. */
export type SignedType = "image/jpeg" | "image/png" | "image/webp";

/** A manifest's file. */
export interface Binding {
  readonly mediaType: SignedType;
  /** SHA-256 without the store's bytes. */
  readonly hash: Uint8Array;
  readonly excluded: { readonly start: number; readonly length: number };
}

/** All that a signer needs to know of an export: hashes and facts, no picture. */
export interface ManifestRequest extends ExportClaim {
  readonly binding: Binding;
}

/** Returns a signed manifest of {@link MANIFEST_BYTES}: made here, or by the server that has the key. */
export type Compose = (request: ManifestRequest) => Promise<Uint8Array>;
