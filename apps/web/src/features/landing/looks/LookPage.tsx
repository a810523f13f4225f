import { REPORT_REASONS } from "@matte/contracts/look-limits";
import { LINKS } from "@matte/contracts/links";
import { locale } from "@matte/messages/locale";
import { publicLooks as texts } from "@matte/messages/public-looks";
import { Flag, Share } from "lucide-react";
import { ACCEPTED } from "#domain/photos/file-kinds.ts";
import { pagePath } from "#lib/page-path.ts";
import { Button, ButtonLink } from "#ui/button/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Filled } from "./Filled.tsx";
import { pluralSamples } from "./plural-samples.ts";
import { LooksFrame } from "./LooksPage.tsx";
import { TOKENS } from "./tokens.ts";

/** One look, which the server fills in. */
export function LookPage({ year }: { readonly year: number }) {
  return (
    <LooksFrame year={year}>
      <div className="look-first" data-late>
        <div className="look-place">
          <Filled part="first">
            <LookPicture isFirst />
          </Filled>
        </div>
        <LookText />
      </div>
      <ul className="look-others">
        <Filled part="others">
          <li>
            <LookPicture />
          </li>
        </Filled>
      </ul>
    </LooksFrame>
  );
}

function LookPicture({ isFirst = false }: { readonly isFirst?: boolean }) {
  const { picture, width, height } = TOKENS;
  const loading = isFirst ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return (
    <span className="looks-wall">
      <img src={picture} width={width} height={height} alt={texts.alt} decoding="async" {...loading} />
    </span>
  );
}

function LookText() {
  const { name, description, fragment } = TOKENS;
  return (
    <div className="look-text">
      <h1>{name}</h1>
      <Filled part="described">
        <p className="look-description">{description}</p>
      </Filled>
      <div className="look-byline">
        <LookAuthor />
        <LookTries />
      </div>
      {/* Without scripts nothing can be tried; the editor says so. */}
      <ButtonLink to={`/tool${fragment}`} size="large" reloadDocument data-action="try">
        {texts.try}
      </ButtonLink>
      <input type="file" accept={ACCEPTED} hidden />
      <p className="hang-notice" role="status" />
      <p className="look-stays">{texts.stays}</p>
      <div className="look-actions">
        <Button variant="bare" data-action="copy">
          <Icon of={Share} />
          {texts.copy}
        </Button>
        <Report />
      </div>
      <p className="look-notice" role="status" />
      <p>
        <a className="link" href={pagePath(LINKS.looks)}>
          {texts.all}
        </a>
      </p>
    </div>
  );
}

function LookAuthor() {
  const { author, link, host } = TOKENS;
  return (
    <p className="look-author">
      <Filled part="authored">{author}</Filled>
      <Filled part="both">, </Filled>
      <Filled part="linked">
        <a className="link" href={link} rel="nofollow ugc">
          {host}
        </a>
      </Filled>
    </p>
  );
}

/** The text in all plural forms, of which the server keeps one. */
function LookTries() {
  return (
    <p className="num">
      {pluralSamples(locale.tag).map(([category, count]) => (
        <Filled key={category} part={`tried_${category}`}>
          {texts.tried(count, TOKENS.tries)}
        </Filled>
      ))}
    </p>
  );
}

/** Needs scripts, without which it is hidden. */
function Report() {
  const { title, reasons, send } = texts.report;
  return (
    <details className="look-report">
      <summary className="button button-bare button-regular">
        <Icon of={Flag} />
        {title}
      </summary>
      <form action={`/api/looks/${TOKENS.slug}/reports`} method="post">
        <fieldset>
          <legend className="visually-hidden">{title}</legend>
          {REPORT_REASONS.map((reason) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} required />
              {reasons[reason]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" variant="line">
          {send}
        </Button>
      </form>
    </details>
  );
}
