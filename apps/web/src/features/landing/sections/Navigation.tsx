import { LINKS } from "@matte/contracts/links";
import { landing } from "@matte/messages/landing";
import { plans } from "@matte/messages/plans";
import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { pagePath } from "#lib/page-path.ts";
import { Wordmark } from "#ui/brand/Wordmark.tsx";
import { ButtonLink } from "#ui/button/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { RichText } from "#ui/RichText.tsx";

const { navigation, footer } = landing;
const SECTIONS = Object.entries(navigation.sections);

/** The bar at the top of the page; in narrow windows its links are a panel sliding in. */
export function TopBar() {
  return (
    <header className="top-bar">
      <nav className="wrap" aria-label={navigation.label}>
        <Wordmark />
        <ul className="top-bar-links">
          <SectionLinks />
        </ul>
        <a className="top-bar-sign-in" href="#signin">
          {navigation.signIn}
        </a>
        <ButtonLink to="/tool" reloadDocument>
          {plans.tryFree}
        </ButtonLink>
        <button
          className="button-icon top-bar-menu"
          type="button"
          data-action="menu"
          aria-label={navigation.menu}
          aria-expanded="false"
          aria-controls="menu"
        >
          <Icon of={Menu} />
          <Icon of={X} />
        </button>
        <div className="menu" id="menu">
          <ul>
            <SectionLinks />
            <li>
              <a href="#signin">{navigation.signIn}</a>
            </li>
          </ul>
        </div>
      </nav>
    </header>
  );
}

function SectionLinks() {
  return SECTIONS.map(([id, label]) => (
    <li key={id}>
      <a href={`#${id}`}>{label}</a>
    </li>
  ));
}

/** @param year in the copyright line: the build's, until the page's script updates it */
export function Footer({ year }: { readonly year: number }) {
  return (
    <footer className="foot">
      <div className="wrap">
        <Wordmark />
        <p>
          <RichText text={footer.copyright(year)} tags={{ year: currentYear }} />
        </p>
        <nav aria-label={footer.navigation}>
          <a href={pagePath(LINKS.looks)}>{footer.looks}</a>
          <a href={pagePath("/help")}>{footer.help}</a>
          <a href={pagePath("/terms")}>{footer.terms}</a>
          <a href={pagePath("/privacy")}>{footer.privacy}</a>
          <a href={pagePath("/newsletter")}>{footer.newsletter}</a>
        </nav>
      </div>
    </footer>
  );
}

function currentYear(text: string): ReactNode {
  return <span data-year>{text}</span>;
}
