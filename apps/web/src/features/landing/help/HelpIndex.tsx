import { help } from "@matte/messages/help";
import { pagePath } from "#lib/page-path.ts";
import { HelpFrame, type HelpProps, HelpSearch } from "./HelpFrame.tsx";
import { HELP_ENTRIES } from "./pages.ts";

/** `/help`: the search, and all pages. */
export function HelpIndex({ year }: HelpProps) {
  return (
    <HelpFrame year={year}>
      <main id="main" className="help-index">
        <h1>{help.title}</h1>
        <p className="help-summary">{help.lead}</p>
        <HelpSearch />
        <ol className="help-list">
          {HELP_ENTRIES.map(({ id, path, text }) => (
            <li key={id}>
              <a href={pagePath(path)}>
                <h2>{text.title}</h2>
                <p>{text.summary}</p>
              </a>
            </li>
          ))}
        </ol>
      </main>
    </HelpFrame>
  );
}
