/** Who is shown to be here, with their document, and what becomes of that as people come and go. */
import type { SessionUser, UserDocument } from "@matte/contracts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { AuthPorts } from "./ports.ts";
import { forgetAccount, forgetSession, hasLeft, remember, remembered } from "./remembered.ts";
import { announceSessionReturn } from "../data/session-returns.ts";
import { AT_FIRST, FAILURE_WORDS, SIGNED_OUT, withChanges, type AuthFailure, type AuthState } from "./state.ts";

export interface Presence {
  readonly store: StoreApi<AuthState>;
  /** The number of sign-ins and departures: an answer that was asked for before one of them says nothing any more. */
  turn(): number;
  /** Somebody has signed in; nothing is shown of it yet. */
  nextTurn(): void;
  /** @param words for the user, where there are better ones than the usual */
  fail(of: AuthFailure, error: unknown, words?: string): void;
  /** The server could not be asked again. What is shown stays; the data connection says that it is out of reach. */
  miss(error: unknown): void;
  show(user: SessionUser, document: UserDocument): void;
  /** Shows the user with the server's document, unless the turn is over by then. @throws what asking for it throws */
  load(user: SessionUser, since?: number): Promise<void>;
  /**
   * What is open is its user's alone: it stays for them, and goes at once when somebody else comes.
   * @param back whether something may have met with no session before; by default where the session had ended
   */
  welcome(user: SessionUser, back?: boolean): void;
  /** Nobody is signed in any more. Only who left of their own accord, in any tab, finds nothing as it was. */
  part(): void;
  /** Shows and remembers nobody. */
  leave(): void;
}

export function createPresence({ connection, server, values, log }: AuthPorts): Presence {
  const store = createStore<AuthState>(() => AT_FIRST);
  let turn = 0;
  const fail: Presence["fail"] = (of, error, words = FAILURE_WORDS[of]) => {
    log(words, error);
    store.setState({ loading: false, failure: { of, words } });
  };
  const show: Presence["show"] = (user, document) => {
    // While the session is over the entry stays empty.
    if (!store.getState().ended) remember(values, { user, document });
    store.setState({ loading: false, user, document, failure: null });
  };
  const leave = (): void => {
    turn += 1;
    forgetAccount(values);
    const { failure } = store.getState();
    store.setState({ ...SIGNED_OUT, failure: failure?.of === "sign-in" ? failure : null });
  };
  const known = async (uid: string): Promise<UserDocument | null> => {
    const { document } = store.getState();
    if (document?.uid === uid) return document;
    const account = await remembered(values);
    return account?.user.uid === uid ? account.document : null;
  };
  return {
    store,
    turn: () => turn,
    nextTurn: () => {
      turn += 1;
    },
    fail,
    miss: (error) => {
      if (store.getState().loading) fail("load", error);
      else log("The account could not be looked up again.", error);
    },
    show,
    load: async (user, since = turn) => {
      const document = await server.document(user.uid);
      if (since !== turn) return;
      show(user, withChanges(document, await known(user.uid), connection.status.getState().waiting > 0));
    },
    welcome: (user, back = store.getState().ended) => {
      const same = user.uid === store.getState().user?.uid;
      store.setState(same ? { ended: false } : { ...AT_FIRST, user });
      if (same && back) announceSessionReturn();
    },
    part: () => {
      if (hasLeft(values)) {
        connection.signedOut();
        leave();
      } else {
        forgetSession(values);
        store.setState({ ended: true });
      }
    },
    leave,
  };
}
