import { app } from "@matte/messages/app";
import { useCallback, useEffect, useMemo } from "react";
import { lazyPage, lazyPart } from "#lib/lazy-parts.tsx";
import { settingsServer } from "#domain/account/settings-server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { useAuth, useAuthActions, useAuthState, useOwnValues } from "#domain/auth/index.ts";
import { privateMode } from "#domain/private-mode.ts";
import type { UploadsLoader } from "#domain/uploads/types.ts";
import { toasts } from "#ui/toast/toasts.ts";
import { Gate, QuietNote, WithNote } from "./Gate.tsx";
import { Loading } from "./Loading.tsx";

const FailureNotice = lazyPart(async () => (await import("#features/auth/Failures.tsx")).FailureNotice);
const loadEditor = async () => import("#features/editor/index.ts");
const EditorScreen = lazyPage(async () => (await loadEditor()).EditorScreen);
const Wizard = lazyPage(async () => (await import("#features/onboarding/Wizard.tsx")).Wizard);

/** Shows `/tool` in its four states (SPEC §2), and a fifth for a user whose document could not be loaded. */
export function Tool() {
  const { user, onboardingCompleted } = useAuth();
  const signedIn = user !== null;
  // Loads the editor during the wizard, and the signed-out screen: later they need no network.
  useEffect(() => {
    if (signedIn) Promise.all([loadEditor(), import("#features/auth/SignInScreen.tsx")]).catch(() => undefined);
  }, [signedIn]);
  return <Gate>{({ uid }) => (onboardingCompleted ? <Editor uid={uid} /> : <SetUp uid={uid} />)}</Gate>;
}

function SetUp({ uid }: { readonly uid: string }) {
  const { save } = useAuthActions();
  const { connection } = useDataConnection();
  useEffect(() => {
    const send = async () => (await import("#domain/referrals/referral-server.ts")).sendArrival(connection, uid);
    send().catch(() => undefined);
  }, [connection, uid]);
  return <WithNote screen={<Wizard uid={uid} save={save} onDone={() => toasts.success(app.welcome)} />} />;
}

function Editor({ uid }: { readonly uid: string }) {
  const { document } = useAuthState();
  const { signOut } = useAuthActions();
  const { connection } = useDataConnection();
  const account = useMemo(() => settingsServer(connection), [connection]);
  const logos = useCallback(
    async () => (await import("#domain/account/logo-server.ts")).logoServer(connection),
    [connection],
  );
  const signing = useCallback(
    async () => (await import("#domain/credentials/server-signing.ts")).serverSigning(connection, uid),
    [connection, uid],
  );
  const openUploads: UploadsLoader = async (tools) =>
    (await import("#domain/uploads/open-uploads.ts")).openUploads(connection, uid, tools);
  const mode = privateMode();
  const uploads = mode !== null || document?.preferences?.storeCopies === false ? null : openUploads;
  const values = useOwnValues();
  return (
    <>
      <EditorScreen
        key={uid}
        user={uid}
        preferences={{ ...document?.preferences, answers: document?.onboarding ?? {} }}
        values={values}
        account={account}
        logos={logos}
        uploads={uploads}
        signing={signing}
        onSignOut={mode === "open" ? undefined : () => void signOut()}
        note={<QuietNote />}
        waiting={<Loading />}
      />
      <FailureNotice />
    </>
  );
}
