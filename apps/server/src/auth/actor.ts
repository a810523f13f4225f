/** Whoever a request comes from. */
export interface Actor {
  readonly uid: string;
  readonly email: string;
  readonly isAdmin: boolean;
}

/** Milliseconds since 1970; handed in, so that tests can let time pass. */
export type Clock = () => number;

/** As the database keeps times. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
