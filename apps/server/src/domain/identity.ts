/** A user as described by the identity provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string | null;
}

/** Issuer for the embedded provider's users. Not the provider's URL, which changes with the port. */
export const EMBEDDED_ISSUER = "urn:matte:embedded-provider";
