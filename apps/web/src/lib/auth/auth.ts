/** Signing in and out, and the user's document. Framework-free: React sees it through `AuthProvider`. */
import type { SessionUser, UserChanges, UserDocument } from "@matte/contracts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { AuthPorts } from "./ports.ts";
import { forgetAccount, forgetSession, hasLeft, remember, remembered } from "./remembered.ts";
import { tellReturn } from "./return-news.ts";
import { AT_FIRST, SIGNED_OUT, withChanges, type AuthFailure, type AuthState } from "./state.ts";

export interface Auth {
  readonly store: StoreApi<AuthState>;
  /** Begins: finds out who is signed in, and follows what happens in popups and other tabs. @returns ends it */
  start(): () => void;
  /**
   * In a click, or the browser blocks the popup.
   * @param staying never leaves this page, even where there is no other way
   * @returns whether a window beside this page has opened
   */
  signIn(staying?: boolean): boolean;
  signOut(): Promise<void>;
  /** Does again what failed. In a click, as it may be signing in. */
  retry(): void;
  /** Looks whether somebody else is signed in by now, and what their document says. */
  refresh(): Promise<void>;
  /** Keeps a change of the user's document. @returns whether it is kept; false when nobody is signed in */
  save(changes: UserChanges): Promise<boolean>;
  /**
   * Deletes the account on the server, then all that is here of the user's, and signs them out.
   * @returns null when it is gone; else why it is not, in a sentence, and nothing here has changed
   */
  deleteAccount(): Promise<string | null>;
}

const WORDS: Readonly<Record<AuthFailure, string>> = {
  "sign-in": "Signing in did not work.",
  "sign-out": "Signing out did not work.",
  load: "Your account could not be loaded.",
};

export function createAuth(ports: AuthPorts): Auth {
  const { connection, server, values, log } = ports;
  const store = createStore<AuthState>(() => AT_FIRST);
  const fail = (of: AuthFailure, error: unknown, words = WORDS[of]): void => {
    log(words, error);
    store.setState({ loading: false, failure: { of, words } });
  };

  const show = (user: SessionUser, document: UserDocument): void => {
    remember(values, { user, document });
    store.setState({ loading: false, user, document, failure: null });
  };
  /** Counts sign-ins and departures: an answer that was asked for before one of them says nothing any more. */
  let turn = 0;
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
  const load = async (user: SessionUser, since = turn): Promise<void> => {
    const document = await server.document(user.uid);
    if (since !== turn) return;
    show(user, withChanges(document, await known(user.uid), connection.status().waiting > 0));
  };

  /** What is open is its user's alone: it stays for them, and goes at once when somebody else comes. */
  const welcome = (user: SessionUser): void => {
    const { user: before, ended } = store.getState();
    const same = user.uid === before?.uid;
    store.setState(same ? { ended: false } : { ...AT_FIRST, user });
    if (same && ended) tellReturn();
  };
  /** Nobody is signed in any more. Only who left of their own accord, in any tab, finds nothing as it was. */
  const part = (): void => {
    if (hasLeft(values)) {
      connection.signedOut();
      leave();
    } else {
      forgetSession(values);
      store.setState({ ended: true });
    }
  };

  /** Without an answer the editor is still that of whoever it was last. */
  const fallBack = async (error: unknown): Promise<void> => {
    const account = await remembered(values);
    if (account === null) return fail("load", error);
    log("The server did not say who is signed in.", error);
    connection.resume(account.user.uid);
    show(account.user, account.document);
  };
  /** What is shown stays; the data connection says when the server is out of reach. */
  const miss = (error: unknown): void => {
    if (store.getState().loading) fail("load", error);
    else log("The account could not be looked up again.", error);
  };
  const open = async (): Promise<void> => {
    const since = turn;
    store.setState({ loading: true, failure: null });
    try {
      if (await connection.signOutWaits()) return leave();
      const user = await server.session();
      if (since !== turn) return;
      if (user === null) {
        connection.signedOut();
        forgetSession(values);
        return store.setState(SIGNED_OUT);
      }
      welcome(user);
      connection.resume(user.uid);
      await load(user);
    } catch (error) {
      await fallBack(error);
    }
  };
  const signedIn = async (): Promise<void> => {
    turn += 1;
    // Whoever is here already keeps what is open.
    if (store.getState().user === null) store.setState({ loading: true, failure: null });
    try {
      const user = await server.freshSession();
      if (user === null) return fail("sign-in", new Error("Nobody is signed in."));
      await connection.signedIn(user.uid);
      welcome(user);
      await load(user);
    } catch (error) {
      miss(error);
    }
  };
  const refresh = async (): Promise<void> => {
    const since = turn;
    if (store.getState().loading) return;
    try {
      if (await connection.signOutWaits()) return;
      const user = await server.session();
      if (since !== turn) return;
      const { user: before, ended } = store.getState();
      if (user !== null) {
        if (ended || user.uid !== before?.uid) connection.resume(user.uid);
        welcome(user);
        await load(user, since);
      } else if (before !== null) part();
    } catch (error) {
      miss(error);
    }
  };

  const signOut = async (): Promise<void> => {
    try {
      await connection.signOut();
      leave();
    } catch (error) {
      fail("sign-out", error);
    }
  };
  const deleteAccount = async (): Promise<string | null> => {
    const { user } = store.getState();
    if (user === null) return "Nobody is signed in.";
    const refusal = await server.remove(user.uid);
    if (refusal !== null) return refusal;
    // The session went with the account. What fails from here on can only leave a trace in this browser.
    await connection.erase(user.uid).catch((error: unknown) => log("Something of the user's is left here.", error));
    await connection.signOut().catch((error: unknown) => log(WORDS["sign-out"], error));
    leave();
    return null;
  };
  const again: Readonly<Record<AuthFailure, () => void>> = {
    "sign-in": () => void ports.window.open(store.getState().ended),
    "sign-out": () => void signOut(),
    load: () => void open(),
  };

  return {
    store,
    start: () => {
      const back = ports.takeReturn();
      const deaf = ports.window.listen(({ error, mine }) => {
        if (error === null) void (mine ? signedIn() : refresh());
        else if (mine) fail("sign-in", error, error);
      });
      const unsubscribe = connection.subscribe(() => {
        if (connection.status().signInNeeded) void refresh();
      });
      void (back === "signed-in" ? signedIn() : open()).then(() => {
        const nobody = store.getState().user === null;
        if (back === "failed" && nobody) fail("sign-in", "The redirect came back without a session.");
      });
      return () => {
        deaf();
        unsubscribe();
      };
    },
    signIn: (staying) => {
      store.setState({ failure: null });
      return ports.window.open(staying);
    },
    signOut,
    retry: () => {
      const { failure } = store.getState();
      store.setState({ failure: null });
      if (failure !== null) again[failure.of]();
    },
    refresh,
    deleteAccount,
    save: async (changes) => {
      const { user, document } = store.getState();
      if (user === null || document === null) return false;
      try {
        await connection.save(user.uid, changes);
      } catch (error) {
        log("The change could not be kept.", error);
        return false;
      }
      show(user, {
        ...document,
        onboarding: changes.onboarding ?? document.onboarding,
        preferences: changes.preferences ?? document.preferences,
        onboardingCompletedAt: changes.onboardingCompletedAt ?? document.onboardingCompletedAt,
      });
      return true;
    },
  };
}
