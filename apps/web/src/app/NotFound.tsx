import { app } from "@matte/messages/app";
import { Wordmark } from "#ui/brand/Wordmark.tsx";
import { ButtonLink } from "#ui/button/Button.tsx";
import "#ui/page/quiet-page.css";

export function NotFound() {
  const { notFound: texts } = app;
  return (
    <main className="quiet-page">
      <Wordmark />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <div className="quiet-page-actions">
        <ButtonLink to="/" reloadDocument>
          {texts.home}
        </ButtonLink>
        <ButtonLink to="/tool" variant="line" reloadDocument>
          {texts.editor}
        </ButtonLink>
      </div>
    </main>
  );
}
