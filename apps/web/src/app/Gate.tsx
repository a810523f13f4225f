import type { UserDocument } from "@matte/contracts";
import type { ReactNode } from "react";
import { lazyPage, lazyPart } from "#lib/lazy-parts.tsx";
import { useAuthState } from "#domain/auth/index.ts";
import { Loading } from "./Loading.tsx";
import "./quiet-notes.css";

const SignInScreen = lazyPage(async () => (await import("#features/auth/SignInScreen.tsx")).SignInScreen);
const AccountProblem = lazyPage(async () => (await import("#features/auth/Failures.tsx")).AccountProblem);
const SessionNote = lazyPart(async () => (await import("#features/auth/SessionNote.tsx")).SessionNote);
const ConnectionNote = lazyPart(async () => (await import("#features/connection/ConnectionNote.tsx")).ConnectionNote);

const VersionNote = lazyPart(async () => (await import("#features/versions/VersionNote.tsx")).VersionNote);

/**
 * Shows a page to signed-in users once their document is loaded, and the sign-in screen to others. A page stays when its session
 * ends by itself.
 */
export function Gate({ children }: { readonly children: (document: UserDocument) => ReactNode }) {
  const { user, document, loading } = useAuthState();
  if (loading) return <Loading />;
  if (user === null) return <WithNote screen={<SignInScreen />} />;
  if (document === null) return <WithNote screen={<AccountProblem />} />;
  return children(document);
}

/** Adds notes at the top of a screen that has no place for them. */
export function WithNote({ screen }: { readonly screen: ReactNode }) {
  return (
    <>
      {screen}
      <QuietNote variant="plate" />
    </>
  );
}

interface QuietNoteProps {
  /** `plate` is a box at the top of a screen without a place for notes. */
  readonly variant?: "line" | "plate";
}

/** Notes on the session, the connection and new versions, once their code is loaded. */
export function QuietNote({ variant = "line" }: QuietNoteProps) {
  const { ended } = useAuthState();
  return (
    <div className={`quiet-notes quiet-${variant}`}>
      {ended && <SessionNote />}
      <ConnectionNote />
      <VersionNote />
    </div>
  );
}
