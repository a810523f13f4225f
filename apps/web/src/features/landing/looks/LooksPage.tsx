import { LINKS } from "@matte/contracts/links";
import { landing } from "@matte/messages/landing";
import { plans } from "@matte/messages/plans";
import { publicLooks as texts } from "@matte/messages/public-looks";
import type { ReactNode } from "react";
import { pagePath } from "#lib/page-path.ts";
import { Wordmark } from "#ui/brand/Wordmark.tsx";
import { ButtonLink } from "#ui/button/Button.tsx";
import { Footer } from "../sections/Navigation.tsx";
import { Filled } from "./Filled.tsx";
import { TOKENS } from "./tokens.ts";

interface PageProps {
  readonly year: number;
}

/** Approved looks, which the server fills in. */
export function LooksPage({ year }: PageProps) {
  return (
    <LooksFrame year={year}>
      <h1>{texts.title}</h1>
      <div className="looks-lead">
        <p>{texts.lead}</p>
        <ButtonLink to="/tool" variant="line" reloadDocument>
          {texts.submit}
        </ButtonLink>
      </div>
      <ul className="looks-list" aria-label={texts.list}>
        <Filled part="looks">
          <LookCard />
        </Filled>
      </ul>
      <Filled part="none">
        <p className="looks-none">{texts.none}</p>
      </Filled>
      <Filled part="more">
        <p className="looks-more">
          <a className="link" href={`${pagePath(LINKS.looks)}?cursor=${TOKENS.cursor}`}>
            {texts.more}
          </a>
        </p>
      </Filled>
    </LooksFrame>
  );
}

function LookCard() {
  const { slug, name, author, picture, width, height } = TOKENS;
  return (
    <li>
      <a href={`${pagePath(LINKS.look)}/${slug}`}>
        <span className="looks-wall">
          <img src={picture} width={width} height={height} alt="" loading="lazy" decoding="async" />
        </span>
        <h2>{name}</h2>
        <Filled part="authored">
          <p>{author}</p>
        </Filled>
      </a>
    </li>
  );
}

/** Answers for a look that was public. */
export function WithdrawnLook({ year }: PageProps) {
  return (
    <LooksFrame year={year}>
      <h1>{texts.withdrawn.title}</h1>
      <div className="looks-lead">
        <p>{texts.withdrawn.text}</p>
        <ButtonLink to={LINKS.looks} variant="line" reloadDocument>
          {texts.all}
        </ButtonLink>
      </div>
    </LooksFrame>
  );
}

/** Bar and footer. */
export function LooksFrame({ year, children }: PageProps & { readonly children: ReactNode }) {
  return (
    <>
      <div className="looks wrap">
        <header>
          <Wordmark />
          <nav aria-label={texts.navigation}>
            <a href={pagePath("/tool")}>{landing.navigation.signIn}</a>
            <ButtonLink to="/tool" reloadDocument>
              {plans.tryFree}
            </ButtonLink>
          </nav>
        </header>
        <main>{children}</main>
      </div>
      <Footer year={year} />
    </>
  );
}
