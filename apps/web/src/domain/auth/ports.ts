/** What signing in and out needs from outside: handed in, so that tests bring a world of their own. */
import type { DataConnection } from "../data/data-connection.ts";
import type { StoredValues } from "#lib/storage.ts";
import type { AccountServer } from "./server.ts";
import type { SignInWindow } from "./sign-in-window.ts";

export interface AuthPorts {
  readonly connection: Pick<
    DataConnection,
    "signedIn" | "resume" | "signedOut" | "signOut" | "isSignOutPending" | "save" | "erase" | "status"
  >;
  readonly server: AccountServer;
  readonly window: SignInWindow;
  readonly values: StoredValues;
  /** How a sign-in by redirect ended that leads here; null when none did. */
  readonly takeReturn: () => "signed-in" | "failed" | null;
  /** Told of everything that fails. */
  readonly log: (words: string, error: unknown) => void;
}
