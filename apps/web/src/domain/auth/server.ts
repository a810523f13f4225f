/** Calls about the user and the session. */
import type { SessionUser, UserDocument } from "@matte/contracts";
import { auth } from "@matte/messages/auth";
import type { DataConnection } from "../data/index.ts";
import { CallError, callThrough, createCall, failureText, isSignInTooOld, type Call } from "../server/index.ts";

const TIMEOUT_MS = 10_000;
const NOT_FOUND = 404;

export interface AccountServer {
  /** The signed-in user; null for none. @throws when the server doesn't answer */
  session(): Promise<SessionUser | null>;
  /** Same, right after signing in: past a pending sign-out, which belongs to an earlier session. */
  freshSession(): Promise<SessionUser | null>;
  /** The user's document, created if there is none. @throws when it can't be read */
  document(uid: string): Promise<UserDocument>;
  /** Deletes the account. @returns null when it is deleted */
  remove(uid: string): Promise<Refusal | null>;
}

export interface Refusal {
  /** For the user. */
  readonly text: string;
  /** True when a new sign-in makes it possible. */
  readonly signInNeeded: boolean;
}

/** @param connection learns from every call, and sends a pending sign-out first */
export function createAccountServer(connection: DataConnection): AccountServer {
  const call = callThrough(connection);
  return {
    session: () => userOf(call),
    freshSession: () => userOf(createCall((url, init) => fetch(url, init))),
    document: async (uid) => {
      const params = { uid };
      const signal = timeLimit();
      return call("readUser", { params }, { signal }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
        return call("createUser", { params, body: undefined }, { signal: timeLimit() });
      });
    },
    remove: async (uid) => {
      try {
        await call("deleteUser", { params: { uid } }, { signal: timeLimit() });
        return null;
      } catch (error) {
        if (isNotFound(error)) return null;
        if (!(error instanceof CallError)) console.error("The account could not be deleted.", error);
        return { text: failureText(error, auth.deletionUncertain), signInNeeded: isSignInTooOld(error) };
      }
    },
  };
}

function timeLimit(): AbortSignal {
  return AbortSignal.timeout(TIMEOUT_MS);
}

function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.status === NOT_FOUND;
}

async function userOf(call: Call): Promise<SessionUser | null> {
  const { user } = await call("readSession", {}, { signal: timeLimit() });
  return user;
}
