import type { UserDocument } from "@matte/contracts";
import { lazy, Suspense, type ReactNode } from "react";
import { useAuthState } from "../../lib/auth/index.ts";
import { Loading } from "../pages/Loading.tsx";
import { loadAuth } from "./load-auth.ts";

const SignInScreen = lazy(async () => ({ default: (await loadAuth()).SignInScreen }));
const AccountProblem = lazy(async () => ({ default: (await loadAuth()).AccountProblem }));
const ConnectionNote = lazy(async () => ({
  default: (await import("../../features/connection/index.ts")).ConnectionNote,
}));

/** Stands before a page that is somebody's: it is shown to those who are signed in, once their document is there. */
export function Gate({ children }: { readonly children: (document: UserDocument) => ReactNode }) {
  const { user, document, loading } = useAuthState();
  if (loading) return <Loading />;
  if (user === null) return <WithNote screen={<SignInScreen />} />;
  if (document === null) return <WithNote screen={<AccountProblem />} />;
  return children(document);
}

/** A screen that has no place of its own for the note about the connection. */
export function WithNote({ screen }: { readonly screen: ReactNode }) {
  return (
    <>
      {screen}
      <QuietNote look="plate" />
    </>
  );
}

/** The note about the connection, once its code is there. */
export function QuietNote({ look = "line" }: { readonly look?: "line" | "plate" }) {
  return (
    <Suspense>
      <ConnectionNote look={look} />
    </Suspense>
  );
}
