/** Something of an open editor that is kept alike with what its user's account has. */
export interface Following {
  /** Asks the account what other devices have changed, and brings it what still waits here. */
  meet(): Promise<void>;
  /** Whether leaving the page now would lose what was chosen here. */
  waits(): boolean;
  /** Ends it. What was not sent is kept for the next time. */
  end(): void;
}
