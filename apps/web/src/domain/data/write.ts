import type { UserChanges } from "@matte/contracts";

/** A change to a user's document, not confirmed by the server yet. */
export interface PendingWrite {
  /** A UUID: the server applies an id once, so sending it again is harmless. */
  readonly id: string;
  /** Owner of the document; the write is sent under no other user. */
  readonly uid: string;
  readonly changes: UserChanges;
  /** Milliseconds since 1970 by this device's clock: shown to people, never used for the order. */
  readonly at: number;
}

/** A write the server will never accept. It is kept until the user has seen it. */
export interface DeadLetter extends PendingWrite {
  readonly error: string;
}

/** Left by a sign-out, until the server confirms it. */
export interface SignOutMark {
  readonly uid: string;
  readonly at: number;
}
