import { createContext, useContext, useMemo } from "react";
import { useStore } from "zustand";
import type { UserDocument } from "@matte/contracts";
import { writableWhile, localValues, type StoredValues } from "#lib/storage.ts";
import type { Auth } from "./auth.ts";
import type { AuthState } from "./state.ts";

export const AuthContext = createContext<Auth | null>(null);

/** Who uses the page (SPEC §3). */
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

/** The ways to sign in and out, and to change one's document. @throws outside an `AuthProvider` */
export function useAuthActions(): Pick<Auth, "signIn" | "signOut" | "retry" | "refresh" | "save" | "deleteAccount"> {
  return useProvided();
}

/** All there is to know, the failure that may be retried with it. @throws outside an `AuthProvider` */
export function useAuthState(): AuthState {
  return useStore(useProvided().store);
}

/**
 * Local storage for what is kept of whoever is signed in now. Once they have left it takes nothing more: a screen that is
 * taken down a moment later cannot write again what signing out has erased.
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
