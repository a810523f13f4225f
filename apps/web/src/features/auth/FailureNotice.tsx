import { useAuthActions, useAuthState } from "#domain/auth/index.ts";
import { FailureLine } from "./FailureLine.tsx";
import "./auth.css";

/** What failed while the editor is open, above it. */
export function FailureNotice() {
  const { failure } = useAuthState();
  const { retry } = useAuthActions();
  if (failure === null) return null;
  return (
    <div className="failure-notice">
      <FailureLine words={failure.words} onRetry={retry} />
    </div>
  );
}
