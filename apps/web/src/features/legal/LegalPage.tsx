import type { ReactNode } from "react";
import { Wordmark } from "#ui/brand/Wordmark.tsx";
import "./legal.css";

export interface LegalPageProps {
  readonly title: string;
  /** Summary in one or two sentences. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** A page of text, with a link back above it and links to the other legal pages below. */
export function LegalPage({ title, summary, children }: LegalPageProps) {
  return (
    <div className="legal">
      <header>
        <Wordmark />
        <a className="link" href="/tool">
          Open the editor
        </a>
      </header>
      <main>
        <h1>{title}</h1>
        <p className="legal-summary">{summary}</p>
        {children}
      </main>
      <footer>
        <nav aria-label="Legal">
          <a className="link" href="/terms">
            Terms
          </a>
          <a className="link" href="/privacy">
            Privacy
          </a>
          <a className="link" href="/newsletter">
            Newsletter
          </a>
        </nav>
      </footer>
    </div>
  );
}

/** A section of the text. */
export function Clause({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
