/** Keeps a part of the open editor equal to its user's account. */
export interface AccountSync {
  /** Fetches what other devices have changed, and sends what the account does not have yet. */
  sync(): Promise<void>;
  /** True when leaving the page now would lose changes. */
  wouldLoseChanges(): boolean;
  /** Stops syncing. Stored changes are sent the next time. */
  end(): void;
}
