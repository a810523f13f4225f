import { useAuthActions, useAuthState } from "#domain/auth/index.ts";
import { FailureLine } from "./FailureLine.tsx";
import "./auth.css";

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
