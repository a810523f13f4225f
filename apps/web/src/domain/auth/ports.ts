/** Dependencies for signing in and out: the application passes the browser's, tests pass theirs. */
import type { StoredValues } from "#lib/storage.ts";
import type { DataConnection } from "../data/data-connection.ts";
import type { AccountServer } from "./server.ts";
import type { SignInWindow } from "./sign-in-window.ts";

export interface AuthPorts {
  readonly connection: Pick<
    DataConnection,
    | "signedIn"
    | "resume"
    | "signedOut"
    | "signOut"
    | "isSignOutPending"
    | "unsent"
    | "save"
    | "forgetOthers"
    | "erase"
    | "status"
  >;
  readonly server: AccountServer;
  readonly window: SignInWindow;
  readonly values: StoredValues;
  /** Result from a sign-in redirect to this page; null without one. */
  readonly takeReturn: () => "signed-in" | "failed" | null;
  /** Removes other users' files and settings, except data waiting to be sent. @param uid user whose data stay */
  readonly forgetOthers: (uid: string | null) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (text: string, error: unknown) => void;
}
