export interface Actor {
  readonly uid: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly session: ActorSession;
}

export interface ActorSession {
  /** The session's public id. */
  readonly id: string;
  /** Sign-in instant, ISO 8601. */
  readonly startedAt: string;
}
