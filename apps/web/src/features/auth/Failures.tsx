import { auth } from "@matte/messages/auth";
import { ui } from "@matte/messages/ui";
import { useAuthActions, useAuthState } from "#domain/auth/index.ts";
import { Button, Wordmark } from "#ui/index.ts";
import "#ui/page/quiet-page.css";
import "./auth.css";

export function FailureLine({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <div className="failure-line" role="alert">
      <span>{text}</span>
      <Button variant="line" size="small" onClick={onRetry}>
        {ui.retry}
      </Button>
    </div>
  );
}

/** A failure while the editor is open, shown above it. */
export function FailureNotice() {
  const { failure } = useAuthState();
  const { retry } = useAuthActions();
  if (failure === null) return null;
  return (
    <div className="failure-notice">
      <FailureLine text={failure.text} onRetry={retry} />
    </div>
  );
}

/** Shown to a signed-in user whose document could not be loaded. */
export function AccountProblem() {
  const { failure } = useAuthState();
  const { retry, signOut } = useAuthActions();
  return (
    <main className="quiet-page">
      <Wordmark />
      <h1>{auth.almostThere}</h1>
      <FailureLine text={failure?.text ?? auth.failures.load} onRetry={retry} />
      <Button variant="bare" onClick={() => void signOut()}>
        {auth.signOut}
      </Button>
    </main>
  );
}
