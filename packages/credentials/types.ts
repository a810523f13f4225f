/** A file's Content Credentials (C2PA) as data. */
export type Credentials = { readonly status: "unreadable" } | ReadCredentials;

export interface ReadCredentials {
  readonly status: "read";
  /**
   * `valid`: the claim was signed with its certificate's key. `expired`: so it was, but the certificate has run out. Neither makes
   * the signer reliable, nor does a time stamp: see `trust`.
   */
  readonly signature: "valid" | "expired" | "invalid" | "unchecked";
  /** `match` if the file is the signed one, in all bytes but the credentials'. */
  readonly contents: "match" | "changed" | "unchecked";
  /** No list is consulted. */
  readonly trust: "not-checked";
  /** The claim's facts. An invalid signature vouches for none, so they are missing. */
  readonly claim: CredentialClaim | null;
}

export interface CredentialClaim {
  /** Organisation in the signer's certificate, or its name without one. */
  readonly signedBy: string | null;
  /** Time in ISO 8601, by a time stamp or as the claim says. */
  readonly signedAt: string | null;
  readonly timed: "stamped" | "claimed" | null;
  /** The claim's device or program. */
  readonly madeWith: string | null;
  readonly actions: readonly CredentialAction[];
}

/** Steps in a photo's history; those without a sentence are `other`. */
export type CredentialAction =
  | "captured"
  | "generated"
  | "created"
  | "opened"
  | "edited"
  | "colour"
  | "cropped"
  | "resized"
  | "placed"
  | "removed"
  | "rotated"
  | "converted"
  | "published"
  | "redacted"
  | "other";

export type SignatureState = ReadCredentials["signature"];
export type ContentState = ReadCredentials["contents"];
