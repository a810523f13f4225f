import { help } from "@matte/messages/help";
import { landing } from "@matte/messages/landing";
import type { ReactNode } from "react";
import { pagePath } from "#lib/page-path.ts";
import { Wordmark } from "#ui/brand/Wordmark.tsx";
import { ButtonLink } from "#ui/button/Button.tsx";
import { Footer } from "../sections/Navigation.tsx";
import { ForServers } from "./ForServers.tsx";

export interface HelpProps {
  readonly year: number;
}

/** Bar and footer around the guide's pages. A private server has no pages for the footer to lead to. */
export function HelpFrame({ year, children }: HelpProps & { readonly children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {landing.skip}
      </a>
      <div className="help wrap">
        <header>
          <Wordmark />
          <nav aria-label={help.title}>
            <a href={pagePath("/help")}>{help.title}</a>
            <ButtonLink to="/tool" size="small" reloadDocument>
              {help.editor}
            </ButtonLink>
          </nav>
        </header>
        {children}
      </div>
      <ForServers kind="public">
        <Footer year={year} />
      </ForServers>
    </>
  );
}

/** Starts working with its script; without scripts it is not shown. */
export function HelpSearch() {
  const { label, placeholder, key } = help.search;
  return (
    <search className="help-search" data-late>
      <form action={pagePath("/help")}>
        <input
          className="input"
          type="search"
          name="q"
          placeholder={placeholder}
          aria-label={label}
          aria-controls="help-results"
          autoComplete="off"
          spellCheck={false}
        />
        <kbd aria-hidden="true">{key}</kbd>
      </form>
      <p className="help-count" role="status" />
      <ol id="help-results" aria-label={help.search.results} hidden />
    </search>
  );
}
