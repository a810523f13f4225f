import { Button } from "#ui/index.ts";

/** What went wrong, in a line, and the way to try again. */
export function FailureLine({ words, onRetry }: { readonly words: string; readonly onRetry: () => void }) {
  return (
    <div className="failure-line" role="alert">
      <span>{words}</span>
      <Button look="line" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
