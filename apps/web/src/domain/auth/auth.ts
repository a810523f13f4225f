/** Signing in and out, and the user's document. React uses it through `AuthProvider`. */
import type { UserChanges } from "@matte/contracts";
import { auth as texts } from "@matte/messages/auth";
import { runReducer, selectStore, type Machine, type ReadableStore } from "#lib/run-reducer.ts";
import type { AuthState } from "./auth-state.ts";
import type { AuthPorts } from "./ports.ts";
import type { Refusal } from "./server.ts";
import { runEffect } from "./run-effect.ts";
import { sessionReducer } from "./session-reducer.ts";
import { INITIAL_STATE, type SessionEvent, type SessionState } from "./session-state.ts";

export interface Auth {
  readonly store: ReadableStore<AuthState>;
  /** Looks up who is signed in, and follows popups and the data connection. @returns stops it */
  start(): () => void;
  /**
   * Opens the identity provider. Call it in a click, or the browser blocks the popup.
   * @param staying never leaves this page, even when no popup opens
   * @returns true when a separate window opened
   */
  signIn(staying?: boolean): boolean;
  signOut(): Promise<void>;
  /** Repeats the failed action. Call it in a click, as it may be a sign-in. */
  retry(): void;
  /** Looks up again who is signed in, and their document. */
  refresh(): Promise<void>;
  /** Stores a change to the user's document. @returns false when it could not be stored, or no user is signed in */
  save(changes: UserChanges): Promise<boolean>;
  /**
   * Deletes the account on the server, then all the user's data in this browser, and signs out.
   * @returns null when the account is deleted; otherwise the reason, and nothing here has changed
   */
  deleteAccount(): Promise<Refusal | null>;
}

type SessionMachine = Machine<SessionState, SessionEvent>;

export function createAuth(ports: AuthPorts): Auth {
  const machine: SessionMachine = runReducer(sessionReducer, INITIAL_STATE, (effect) => runEffect(ports, effect));
  const { send } = machine;
  return {
    store: selectStore(machine.store, ({ auth }) => auth),
    start: () => start(ports, machine),
    signIn: (staying) => {
      void send({ type: "failure-dismissed" });
      return ports.window.open(staying);
    },
    signOut: async () => send({ type: "sign-out-requested" }),
    retry: () => void send({ type: "retried" }),
    refresh: async () => send({ type: "refreshed" }),
    save: async (changes) => save(ports, machine, changes),
    deleteAccount: async () => deleteAccount(ports, machine),
  };
}

function start({ connection, window, takeReturn }: AuthPorts, { store, send }: SessionMachine): () => void {
  const back = takeReturn();
  const ends = [
    window.listen(({ error, mine }) => {
      if (error === null) void send({ type: mine ? "signed-in-here" : "refreshed" });
      else if (mine) void send({ type: "failed", of: "sign-in", error, text: error });
    }),
    connection.status.subscribe(({ signInNeeded, waiting }, before) => {
      const delivered = waiting === 0 && before.waiting > 0;
      if (signInNeeded || delivered) void send({ type: "refreshed" });
    }),
  ];
  void send({ type: back === "signed-in" ? "signed-in-here" : "opened" }).then(() => {
    if (back !== "failed" || store.getState().auth.user !== null) return undefined;
    return send({ type: "failed", of: "sign-in", error: new Error("The redirect came back without a session.") });
  });
  return () => {
    for (const end of ends) end();
  };
}

async function save({ connection, log }: AuthPorts, { store, send }: SessionMachine, changes: UserChanges) {
  const { user, document } = store.getState().auth;
  if (user === null || document === null) return false;
  try {
    await connection.save(user.uid, changes);
  } catch (error) {
    log("The change could not be stored.", error);
    return false;
  }
  await send({ type: "saved", uid: user.uid, changes });
  return true;
}

/** The session ends with the account. Failures after the deletion can only leave traces in this browser. */
async function deleteAccount({ connection, server, log }: AuthPorts, { store, send }: SessionMachine) {
  const { user } = store.getState().auth;
  if (user === null) return { text: texts.signedOut, signInNeeded: false };
  const refusal = await server.remove(user.uid);
  if (refusal !== null) return refusal;
  await connection
    .erase(user.uid)
    .catch((error: unknown) => log("Some of the user's data could not be removed.", error));
  await connection.signOut().catch((error: unknown) => log(texts.failures["sign-out"], error));
  await send({ type: "signed-out" });
  return null;
}
