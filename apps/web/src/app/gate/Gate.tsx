import type { UserDocument } from "@matte/contracts";
import { Suspense, type ReactNode } from "react";
import { lazyWithRetry } from "#lib/lazy-with-retry.ts";
import { useAuthState } from "#domain/auth/index.ts";
import { Loading } from "../pages/Loading.tsx";
import { loadAuth } from "./load-auth.ts";
import "./quiet-notes.css";

const SignInScreen = lazyWithRetry(async () => (await loadAuth()).SignInScreen);
const AccountProblem = lazyWithRetry(async () => (await loadAuth()).AccountProblem);
const SessionNote = lazyWithRetry(async () => (await import("#features/auth/SessionNote.tsx")).SessionNote);
const ConnectionNote = lazyWithRetry(async () => (await import("#features/connection/index.ts")).ConnectionNote);

const VersionNote = lazyWithRetry(async () => (await import("#features/versions/index.ts")).VersionNote);

/**
 * Stands before a page that is somebody's: it is shown to those who are signed in, once their document is there, and goes on
 * being shown when their session ends without their doing.
 */
export function Gate({ children }: { readonly children: (document: UserDocument) => ReactNode }) {
  const { user, document, loading } = useAuthState();
  if (loading) return <Loading />;
  if (user === null) return <WithNote screen={<SignInScreen />} />;
  if (document === null) return <WithNote screen={<AccountProblem />} />;
  return children(document);
}

/** A screen that has no place of its own for the quiet notes. */
export function WithNote({ screen }: { readonly screen: ReactNode }) {
  return (
    <>
      {screen}
      <QuietNote variant="plate" />
    </>
  );
}

interface QuietNoteProps {
  /** `plate` stands by itself at the top of a screen that has no place for it. */
  readonly variant?: "line" | "plate";
}

/** What there is to say about the session, the connection and a new version, once its code is there. */
export function QuietNote({ variant = "line" }: QuietNoteProps) {
  const { ended } = useAuthState();
  return (
    <div className={`quiet-notes quiet-${variant}`}>
      {ended && (
        <Suspense>
          <SessionNote />
        </Suspense>
      )}
      <Suspense>
        <ConnectionNote />
      </Suspense>
      <Suspense>
        <VersionNote />
      </Suspense>
    </div>
  );
}
