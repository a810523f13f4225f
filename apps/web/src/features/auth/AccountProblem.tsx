import { useAuthActions, useAuthState } from "#domain/auth/index.ts";
import { Button, Wordmark } from "#ui/index.ts";
import { FailureLine } from "./FailureLine.tsx";
import "#ui/page/quiet-page.css";
import "./auth.css";

/** Shown to a signed-in user whose document could not be loaded. */
export function AccountProblem() {
  const { failure } = useAuthState();
  const { retry, signOut } = useAuthActions();
  return (
    <main className="quiet-page">
      <Wordmark />
      <h1>Almost there</h1>
      <FailureLine text={failure?.text ?? "Your account could not be loaded."} onRetry={retry} />
      <Button variant="bare" onClick={() => void signOut()}>
        Sign out
      </Button>
    </main>
  );
}
