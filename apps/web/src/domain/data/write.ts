/** What the queue holds. */
import type { UserChanges } from "@matte/contracts";

/** A change of a user's document that the server has not confirmed yet. */
export interface PendingWrite {
  /** A UUID made when it was queued: the server applies an id once, so sending it again is harmless. */
  readonly id: string;
  /** Whose document; it is sent under no other user. */
  readonly uid: string;
  readonly changes: UserChanges;
  /** When it was made, in milliseconds since 1970 by this device's clock: for people, never for the order. */
  readonly at: number;
}

/** A write that the server will never take. It is kept until the user has seen it. */
export interface DeadLetter extends PendingWrite {
  /** The server's sentence. */
  readonly error: string;
}

/** Left by signing out while the server could not be told. */
export interface SignOutMark {
  readonly uid: string;
  readonly at: number;
}
