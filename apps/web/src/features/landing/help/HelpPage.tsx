import { help } from "@matte/messages/help";
import { type HelpPageId, type HelpSection, type HelpText, textsOf } from "@matte/messages/help-text";
import type { ReactNode } from "react";
import { pagePath } from "#lib/page-path.ts";
import { Picture } from "../parts/Picture.tsx";
import { Block, Text } from "./Block.tsx";
import { ForServers } from "./ForServers.tsx";
import { HelpFrame, type HelpProps, HelpSearch } from "./HelpFrame.tsx";
import { HELP_ENTRIES, type HelpEntry, shotName } from "./pages.ts";

const SHOT_SIZES = "(min-width: 1024px) 760px, 92vw";

/** A page of the guide. */
export function HelpPage({ year, entry }: HelpProps & { readonly entry: HelpEntry }) {
  const { id, text } = entry;
  return (
    <HelpFrame year={year}>
      <div className="help-body">
        <HelpSearch />
        <main id="main">
          <h1>{text.title}</h1>
          <p className="help-summary">{text.summary}</p>
          {text.shot !== undefined && <Shot id={id} alt={text.shot} />}
          {Object.entries(text.sections).map(([anchor, section]) => (
            <Section key={anchor} anchor={anchor} section={section} />
          ))}
          <Neighbours entry={entry} />
        </main>
        <nav className="help-pages" aria-label={help.pages}>
          <ol>
            {HELP_ENTRIES.map((other) => (
              <li key={other.id}>
                <a href={pagePath(other.path)} aria-current={other.id === id ? "page" : undefined}>
                  {other.text.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </HelpFrame>
  );
}

/** In the reader's theme. The other one's is not loaded. */
function Shot({ id, alt }: { readonly id: HelpPageId; readonly alt: string }) {
  return (["light", "dark"] as const).map((theme) => (
    <div key={theme} className={`help-shot in-${theme}`}>
      <Picture of={shotName(id, theme)} alt={alt} sizes={SHOT_SIZES} />
    </div>
  ));
}

function Section({ anchor, section }: { readonly anchor: string; readonly section: HelpSection }) {
  const { title, blocks, plan, isPublic = false, isPrivate = false } = section;
  const content = (
    <section id={anchor} aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`}>
        <a href={`#${anchor}`}>{title}</a>
      </h2>
      {blocks.map((block) => (
        <Block key={textsOf(block).join("")} block={block} />
      ))}
      {plan !== undefined &&
        (isPublic ? (
          <Plan text={plan} />
        ) : (
          <ForServers kind="public">
            <Plan text={plan} />
          </ForServers>
        ))}
    </section>
  );
  if (isPublic) return <ForServers kind="public">{content}</ForServers>;
  return isPrivate ? <ForServers kind="private">{content}</ForServers> : content;
}

function Plan({ text }: { readonly text: HelpText }) {
  return (
    <p className="help-plan">
      <Text text={text} />
    </p>
  );
}

function Neighbours({ entry }: { readonly entry: HelpEntry }) {
  const at = HELP_ENTRIES.indexOf(entry);
  return (
    <nav className="help-neighbours" aria-label={help.neighbours}>
      <Neighbour entry={HELP_ENTRIES[at - 1]}>{help.previous}</Neighbour>
      <Neighbour entry={HELP_ENTRIES[at + 1]}>{help.next}</Neighbour>
    </nav>
  );
}

function Neighbour({ entry, children }: { readonly entry: HelpEntry | undefined; readonly children: ReactNode }) {
  if (entry === undefined) return <span />;
  return (
    <a href={pagePath(entry.path)}>
      <small>{children}</small>
      {entry.text.title}
    </a>
  );
}
