/** User who makes a request. */
export interface Actor {
  readonly uid: string;
  readonly email: string;
  readonly isAdmin: boolean;
}
