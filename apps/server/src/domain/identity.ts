/** A user as the identity provider describes them. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string | null;
}
