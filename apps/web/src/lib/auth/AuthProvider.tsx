import { useEffect, type ReactNode } from "react";
import { useStore } from "zustand";
import { hearOfPlan } from "../plan/news.ts";
import { removeTraces } from "../data/browser/traces.ts";
import type { Auth } from "./auth.ts";
import { AuthContext } from "./context.ts";

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

/** Erases what the editor wrote for the user when it closed: its effects end before this one's. */
function Farewell({ auth }: { readonly auth: Auth }) {
  const uid = useStore(auth.store, ({ user }) => user?.uid);
  useEffect(() => {
    if (uid === undefined) return undefined;
    return () => {
      if (auth.store.getState().user !== null) return;
      removeTraces(uid);
      forgetFiles(uid).catch((error: unknown) => console.error("Something of the user's is left here.", error));
    };
  }, [auth, uid]);
  return null;
}

async function forgetFiles(uid: string): Promise<void> {
  const [{ forgetShared }, { forgetPrivateFiles }, { forgetUploads }] = await Promise.all([
    import("../handed/shared-photos.ts"),
    import("../zip/private-files.ts"),
    import("../uploads/private-room.ts"),
  ]);
  // A ZIP that cannot be removed now goes at the next start.
  await Promise.all([forgetShared(), forgetUploads(uid), forgetPrivateFiles().catch(() => undefined)]);
}

/** Looks again after a checkout, on coming back to the page, and from time to time while it is in view. */
function keepFresh({ refresh }: Auth): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") void refresh();
  };
  const timer = setInterval(look, LOOK_AGAIN);
  addEventListener("focus", look);
  addEventListener("online", look);
  const deaf = hearOfPlan(() => void refresh());
  return () => {
    deaf();
    clearInterval(timer);
    removeEventListener("focus", look);
    removeEventListener("online", look);
  };
}
