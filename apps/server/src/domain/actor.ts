/** User who makes a request. */
export interface Actor {
  readonly uid: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** Session of the request. */
  readonly session: ActorSession;
}

export interface ActorSession {
  /** The session's public id. */
  readonly id: string;
  /** Instant of the sign-in, ISO 8601. */
  readonly startedAt: string;
}
