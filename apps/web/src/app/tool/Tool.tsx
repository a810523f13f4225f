import { lazy, Suspense, useEffect, useMemo, type ReactNode } from "react";
import { settingsServer } from "../../lib/account-settings/index.ts";
import { useDataConnection } from "../../lib/data/index.ts";
import { useAuth, useAuthActions, useAuthState } from "../../lib/auth/index.ts";
import { toasts } from "../../ui/toast/toasts.ts";
import { Loading } from "../pages/Loading.tsx";

const loadAuth = async () => import("../../features/auth/index.ts");
const SignInScreen = lazy(async () => ({ default: (await loadAuth()).SignInScreen }));
const AccountProblem = lazy(async () => ({ default: (await loadAuth()).AccountProblem }));
const FailureNotice = lazy(async () => ({ default: (await loadAuth()).FailureNotice }));
const ConnectionNote = lazy(async () => ({
  default: (await import("../../features/connection/index.ts")).ConnectionNote,
}));
const loadEditor = async () => import("../../features/editor/index.ts");
const EditorScreen = lazy(async () => ({ default: (await loadEditor()).EditorScreen }));
const Wizard = lazy(async () => ({ default: (await import("../../features/onboarding/index.ts")).Wizard }));

/** The four states of `/tool` (SPEC §2), and one more: somebody whose document could not be had. */
export function Tool() {
  const { user, loading, onboardingCompleted, userPreferences } = useAuth();
  const { document } = useAuthState();
  const { save, signOut } = useAuthActions();
  const { connection } = useDataConnection();
  const account = useMemo(() => settingsServer(connection), [connection]);
  const signedIn = user !== null;
  // While the questions are asked, so that the network may go before they are answered.
  useEffect(() => {
    if (signedIn) Promise.all([loadEditor(), loadAuth()]).catch(() => undefined);
  }, [signedIn]);
  if (loading) return <Loading />;
  if (user === null) return <WithNote screen={<SignInScreen />} />;
  if (document === null) return <WithNote screen={<AccountProblem />} />;
  if (!onboardingCompleted) {
    const wizard = <Wizard uid={user.uid} save={save} onDone={() => toasts.success("Welcome to Matte")} />;
    return <WithNote screen={wizard} />;
  }
  return (
    <>
      <EditorScreen
        key={user.uid}
        user={user.uid}
        preferences={userPreferences ?? {}}
        account={account}
        onSignOut={() => void signOut()}
        note={
          <Suspense>
            <ConnectionNote />
          </Suspense>
        }
      />
      <FailureNotice />
    </>
  );
}

/** A screen that has no place of its own for the note about the connection. */
function WithNote({ screen }: { readonly screen: ReactNode }) {
  return (
    <>
      {screen}
      <Suspense>
        <ConnectionNote look="plate" />
      </Suspense>
    </>
  );
}
