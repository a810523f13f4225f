/** The data connection, as the rest of the page uses it. */
import type { UserChanges } from "@matte/contracts";
import type { ReadableStore } from "#lib/run-reducer.ts";
import type { WatchRequest } from "./reachability.ts";
import type { DataStatus } from "./status.ts";
import type { Kept } from "./store/two-stores.ts";

export interface DataConnection {
  readonly status: ReadableStore<DataStatus>;
  /** Begins to watch and to send. @returns stops it */
  start(): () => void;
  /** A user has just signed in: drops a pending sign-out, meant for an earlier session. */
  signedIn(uid: string): Promise<void>;
  /** An existing session belongs to this user. A pending sign-out goes first, and ends it. */
  resume(uid: string): void;
  /** The session has ended. Pending writes stay stored, and are sent when their user signs in again. */
  signedOut(): void;
  /**
   * Ends the session and removes all the user's data except pending writes.
   * @returns `waiting` when the server could not be reached; the sign-out is sent before any other request
   */
  signOut(): Promise<"signed-out" | "waiting">;
  /** Removes an earlier user's traces except pending writes. @param uid user whose data stay */
  forgetOthers(uid: string | null): Promise<void>;
  /** Removes all data of a user whose account is deleted, including pending writes. Does not sign out. */
  erase(uid: string): Promise<void>;
  /** Merges a user's changes waiting to be sent. Empty when storage cannot be read. */
  unsent(uid: string): Promise<UserChanges>;
  /** True until the server learns about a sign-out: the session still named by its cookie is over. */
  isSignOutPending(): Promise<boolean>;
  /**
   * Stores a change to the user's document, to be sent soon.
   * @returns `queued` when it is on the disk, `held` when it is only in this page, because the browser stores nothing
   */
  save(uid: string, changes: UserChanges): Promise<Kept>;
  /**
   * Makes any other request to the server, after a pending sign-out, and learns from it about the connection. A lasting request
   * begins at once unless a sign-out is pending, because the page may be left.
   * @throws what the request throws, and a TypeError when a pending sign-out cannot be sent
   */
  readonly through: WatchRequest;
  /** A request was answered with 401. */
  needSignIn(): void;
  /** Skips the wait before the next try. */
  retry(): void;
  /** Removes a dead letter after the user has seen it. */
  dismiss(id: string): Promise<void>;
}
