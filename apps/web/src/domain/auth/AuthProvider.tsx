import { useEffect, type ReactNode } from "react";
import { useStore } from "zustand";
import { onPlanChange } from "../plan/plan.tsx";
import { removeTraces } from "../data/browser/traces.ts";
import { retryImport } from "#lib/retry-import.ts";
import { whenIdle } from "#lib/when-idle.ts";
import type { Auth } from "./auth.ts";
import { AuthContext } from "./context.ts";
import { ACCOUNT_KEY, namesAnother } from "./remembered-account.ts";

const loadForgetFiles = async () => import("./forget-files.ts");

/** Milliseconds between refreshes while a page is open, for a new plan or a session ended elsewhere. */
const REFRESH_INTERVAL = 60_000;

export function AuthProvider({ auth, children }: { readonly auth: Auth; readonly children: ReactNode }) {
  useEffect(() => auth.start(), [auth]);
  useEffect(() => keepFresh(auth), [auth]);
  return (
    <AuthContext value={auth}>
      {children}
      <EraseOnDeparture auth={auth} />
    </AuthContext>
  );
}

/** Erases everything the editor stored for a user who has left or been replaced. Rendered last: the editor's effects end first. */
function EraseOnDeparture({ auth }: { readonly auth: Auth }) {
  const uid = useStore(auth.store, ({ user }) => user?.uid);
  useEffect(() => {
    if (uid === undefined) return undefined;
    // Loaded in advance: a sign-out without a network erases as well.
    const cancel = whenIdle(() => void loadForgetFiles().catch(() => undefined));
    return () => {
      cancel();
      if (auth.store.getState().user?.uid === uid) return;
      removeTraces(uid);
      forgetFilesOf(uid).catch((error: unknown) => console.error("Something of the user's is left here.", error));
    };
  }, [auth, uid]);
  return null;
}

async function forgetFilesOf(uid: string): Promise<void> {
  const { forgetFiles } = await retryImport(loadForgetFiles);
  await forgetFiles(uid);
}

/** Refreshes after a checkout, when the user returns to the page, and from time to time while it is visible. */
function keepFresh({ refresh }: Auth): () => void {
  const refreshIfVisible = (): void => {
    if (document.visibilityState === "visible") void refresh();
  };
  const onStorage = ({ key, oldValue, newValue }: StorageEvent): void => {
    if (key === ACCOUNT_KEY && namesAnother(oldValue, newValue)) refreshIfVisible();
  };
  const timer = setInterval(refreshIfVisible, REFRESH_INTERVAL);
  addEventListener("focus", refreshIfVisible);
  addEventListener("online", refreshIfVisible);
  // Another tab has signed in or out.
  addEventListener("storage", onStorage);
  const unsubscribe = onPlanChange(() => void refresh());
  return () => {
    unsubscribe();
    clearInterval(timer);
    removeEventListener("focus", refreshIfVisible);
    removeEventListener("online", refreshIfVisible);
    removeEventListener("storage", onStorage);
  };
}
