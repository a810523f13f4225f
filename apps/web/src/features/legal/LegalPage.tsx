import { landing } from "@matte/messages/landing";
import { legal, type Clause as ClauseText, type LegalLink } from "@matte/messages/legal";
import type { TagRenderers } from "@matte/messages/rich-text";
import type { ReactNode } from "react";
import { pagePath } from "#lib/page-path.ts";
import { Wordmark } from "#ui/brand/Wordmark.tsx";
import { linkTo, RichText } from "#ui/RichText.tsx";
import "./legal.css";

export interface LegalPageProps {
  readonly title: string;
  /** Summary in one or two sentences. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** A text page, with a link back above and links to the other legal pages below. */
export function LegalPage({ title, summary, children }: LegalPageProps) {
  const { footer } = landing;
  return (
    <div className="legal">
      <header>
        <Wordmark />
        {linkTo(pagePath("/tool"))(legal.editor)}
      </header>
      <main>
        <h1>{title}</h1>
        <p className="legal-summary">{summary}</p>
        {children}
      </main>
      <footer>
        <nav aria-label={legal.navigation}>
          {LEGAL_LINKS.terms(footer.terms)}
          {LEGAL_LINKS.privacy(footer.privacy)}
          {LEGAL_LINKS.newsletter(footer.newsletter)}
          {linkTo(pagePath("/help"))(footer.help)}
        </nav>
      </footer>
    </div>
  );
}

export const LEGAL_LINKS: TagRenderers<LegalLink | "terms", ReactNode> = {
  terms: linkTo(pagePath("/terms")),
  privacy: linkTo(pagePath("/privacy")),
  newsletter: linkTo(pagePath("/newsletter")),
  notices: linkTo("/third-party-notices.txt"),
};

export function Clause({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

export function Paragraphs({ text }: Pick<ClauseText, "text">) {
  return text.map((paragraph) => {
    if (typeof paragraph === "string") return <p key={paragraph}>{paragraph}</p>;
    if (!("parts" in paragraph)) return <Points key={paragraph[0]} points={paragraph} />;
    return (
      <p key={paragraph.parts[0]?.text}>
        <RichText<LegalLink> text={paragraph} tags={LEGAL_LINKS} />
      </p>
    );
  });
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
