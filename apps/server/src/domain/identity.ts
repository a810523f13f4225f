/** A user as the identity provider describes them. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string | null;
}

/** Issuer of the embedded provider's users. It is not the provider's URL, which changes with the port. */
export const EMBEDDED_ISSUER = "urn:matte:embedded-provider";
