/** Signing in and out, and the user's document. Framework-free: React sees it through `AuthProvider`. */
import type { UserChanges } from "@matte/contracts";
import type { StoreApi } from "zustand/vanilla";
import { createLookup } from "./lookup.ts";
import type { AuthPorts } from "./ports.ts";
import { createPresence } from "./presence.ts";
import { FAILURE_WORDS, type AuthFailure, type AuthState } from "./state.ts";

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

export function createAuth(ports: AuthPorts): Auth {
  const { connection, server, log } = ports;
  const presence = createPresence(ports);
  const { store, fail, show, leave } = presence;
  const { open, signedIn, refresh } = createLookup(ports, presence);

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
    await connection.signOut().catch((error: unknown) => log(FAILURE_WORDS["sign-out"], error));
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
      const unsubscribe = connection.status.subscribe(({ signInNeeded }) => {
        if (signInNeeded) void refresh();
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
