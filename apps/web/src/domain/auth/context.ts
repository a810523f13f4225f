import { createContext, useContext, useMemo } from "react";
import { useStore } from "zustand";
import type { UserDocument } from "@matte/contracts";
import { localValues, writableWhile, type StoredValues } from "#lib/storage.ts";
import type { Auth } from "./auth.ts";
import type { AuthState } from "./auth-state.ts";

export const AuthContext = createContext<Auth | null>(null);

/** The signed-in user (SPEC §3). */
export interface AuthContextValue {
  readonly user: AuthState["user"];
  readonly isPro: boolean;
  readonly loading: boolean;
  readonly onboardingCompleted: boolean;
  readonly userPreferences: UserDocument["preferences"];
}

/** @throws outside an `AuthProvider` */
export function useAuth(): AuthContextValue {
  const { user, document, loading } = useAuthState();
  return {
    user,
    isPro: document?.isPro ?? false,
    loading,
    onboardingCompleted: document !== null && document.onboardingCompletedAt !== null,
    userPreferences: document?.preferences ?? null,
  };
}

/** Actions for signing in and out and for changing the user's document. @throws outside an `AuthProvider` */
export function useAuthActions(): Pick<Auth, "signIn" | "signOut" | "retry" | "refresh" | "save" | "deleteAccount"> {
  return useProvided();
}

/** The whole state, including a failure to retry. @throws outside an `AuthProvider` */
export function useAuthState(): AuthState {
  return useStore(useProvided().store);
}

/**
 * Local storage for the signed-in user. Refuses writes once they have left: a screen closing a moment later cannot restore what
 * signing out has erased.
 */
export function useOwnValues(): StoredValues {
  const { store } = useProvided();
  const uid = useStore(store, ({ user }) => user?.uid);
  return useMemo(() => writableWhile(localValues, () => store.getState().user?.uid === uid), [store, uid]);
}

function useProvided(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error("useAuth must be used within AuthProvider");
  return auth;
}
