import { Wordmark } from "#ui/brand/Wordmark.tsx";
import { Button } from "#ui/button/Button.tsx";
import "#ui/page/quiet-page.css";

/** The page after an error. Photos are safe: they are on the user's own disk. */
export function Broken({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className="quiet-page">
      <Wordmark />
      <div className="quiet-page-text" role="alert">
        <h1>Something here broke</h1>
        <p>The page stopped on an error of ours. Your photos are untouched, and your settings are kept.</p>
      </div>
      <div className="quiet-page-actions">
        <Button onClick={onRetry}>Go on</Button>
        <Button variant="line" onClick={() => location.reload()}>
          Load the page again
        </Button>
      </div>
    </main>
  );
}
