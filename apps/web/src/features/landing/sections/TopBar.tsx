import { Menu, X } from "lucide-react";
import { Wordmark } from "#ui/brand/Wordmark.tsx";
import { ButtonLink } from "#ui/button/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { ANCHORS } from "../parts/sections.ts";

/** The bar at the top of the page; in narrow windows its links are a panel that slides in. */
export function TopBar() {
  return (
    <header className="top-bar">
      <nav className="wrap" aria-label="Main">
        <Wordmark />
        <ul className="top-bar-links">
          <Links />
        </ul>
        <a className="top-bar-sign-in" href="#signin">
          Sign in
        </a>
        <ButtonLink to="/tool" reloadDocument>
          Try For Free
        </ButtonLink>
        <button
          className="button-icon top-bar-menu"
          type="button"
          aria-label="Menu"
          aria-expanded="false"
          aria-controls="menu"
        >
          <Icon of={Menu} />
          <Icon of={X} />
        </button>
        <div className="menu" id="menu">
          <ul>
            <Links />
            <li>
              <a href="#signin">Sign in</a>
            </li>
          </ul>
        </div>
      </nav>
    </header>
  );
}

function Links() {
  return ANCHORS.map(([id, label]) => (
    <li key={id}>
      <a href={`#${id}`}>{label}</a>
    </li>
  ));
}
