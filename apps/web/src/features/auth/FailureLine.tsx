import { Button } from "#ui/index.ts";

/** A failure in one line, with a retry. */
export function FailureLine({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <div className="failure-line" role="alert">
      <span>{text}</span>
      <Button variant="line" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
