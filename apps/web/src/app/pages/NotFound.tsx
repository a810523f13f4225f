import { Wordmark } from "#ui/brand/Wordmark.tsx";
import { ButtonLink } from "#ui/button/Button.tsx";
import "#ui/page/quiet-page.css";

export function NotFound() {
  return (
    <main className="quiet-page">
      <Wordmark />
      <h1>Nothing hangs here</h1>
      <p>This address leads to no page of Matte.</p>
      <div className="quiet-page-actions">
        <ButtonLink to="/" reloadDocument>
          Go to the front page
        </ButtonLink>
        <ButtonLink to="/tool" variant="line" reloadDocument>
          Open the editor
        </ButtonLink>
      </div>
    </main>
  );
}
