import { useEffect, type ReactNode } from "react";
import { useStore } from "zustand";
import { onPlanChange } from "../plan/plan-channel.ts";
import { removeTraces } from "../data/browser/traces.ts";
import { retryImport } from "#lib/retry-import.ts";
import { whenIdle } from "#lib/when-idle.ts";
import type { Auth } from "./auth.ts";
import { AuthContext } from "./context.ts";
import { ACCOUNT_KEY, namesAnother } from "./remembered.ts";

const loadForgetting = async () => import("./forget-files.ts");

/** How often an open page looks for a new plan or a session ended elsewhere, in milliseconds. */
const LOOK_AGAIN = 60_000;

/** Everything below knows who is signed in. */
export function AuthProvider({ auth, children }: { readonly auth: Auth; readonly children: ReactNode }) {
  useEffect(() => auth.start(), [auth]);
  useEffect(() => keepFresh(auth), [auth]);
  return (
    <AuthContext value={auth}>
      {children}
      <Farewell auth={auth} />
    </AuthContext>
  );
}

/** Erases what the editor wrote for a user who has left, or made way for another: its effects end before this one's. */
function Farewell({ auth }: { readonly auth: Auth }) {
  const uid = useStore(auth.store, ({ user }) => user?.uid);
  useEffect(() => {
    if (uid === undefined) return undefined;
    // Ahead, so that a sign-out without a network forgets as well.
    const stay = whenIdle(() => void loadForgetting().catch(() => undefined));
    return () => {
      stay();
      if (auth.store.getState().user?.uid === uid) return;
      removeTraces(uid);
      forgetFilesOf(uid).catch((error: unknown) => console.error("Something of the user's is left here.", error));
    };
  }, [auth, uid]);
  return null;
}

async function forgetFilesOf(uid: string): Promise<void> {
  const { forgetFiles } = await retryImport(loadForgetting);
  await forgetFiles(uid);
}

/** Looks again after a checkout, on coming back to the page, and from time to time while it is in view. */
function keepFresh({ refresh }: Auth): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") void refresh();
  };
  // Another tab of this browser knows of somebody who comes or goes.
  const hear = ({ key, oldValue, newValue }: StorageEvent): void => {
    if (key === ACCOUNT_KEY && namesAnother(oldValue, newValue)) look();
  };
  const timer = setInterval(look, LOOK_AGAIN);
  addEventListener("focus", look);
  addEventListener("online", look);
  addEventListener("storage", hear);
  const unsubscribe = onPlanChange(() => void refresh());
  return () => {
    unsubscribe();
    clearInterval(timer);
    removeEventListener("focus", look);
    removeEventListener("online", look);
    removeEventListener("storage", hear);
  };
}
