import { HELP_PAGES, type HelpBlock, type HelpTag, type HelpText, plainText } from "@matte/messages/help-text";
import type { TagRenderers } from "@matte/messages/rich-text";
import type { ReactNode } from "react";
import { pagePath } from "#lib/page-path.ts";
import { linkTo, RichText } from "#ui/RichText.tsx";
import { helpPath } from "./pages.ts";

/** A block of a section. */
export function Block({ block }: { readonly block: HelpBlock }) {
  if ("text" in block) {
    return (
      <p>
        <Text text={block.text} />
      </p>
    );
  }
  if ("steps" in block) return <ol className="help-steps">{items(block.steps)}</ol>;
  if ("points" in block) return <ul className="help-points">{items(block.points)}</ul>;
  if ("terms" in block) return <Terms terms={block.terms} />;
  return (
    <pre>
      <code>{block.shell}</code>
    </pre>
  );
}

function Terms({ terms }: Extract<HelpBlock, { readonly terms: unknown }>) {
  return (
    <dl className="help-terms">
      {terms.map(([term, meaning]) => (
        <div key={plainText(term)}>
          <dt>
            <Text text={term} />
          </dt>
          <dd>
            <Text text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function items(texts: readonly HelpText[]): ReactNode {
  return texts.map((text) => (
    <li key={plainText(text)}>
      <Text text={text} />
    </li>
  ));
}

const LINKS = Object.fromEntries(HELP_PAGES.map((id) => [id, linkTo(pagePath(helpPath(id)))]));
const TAGS: TagRenderers<HelpTag, ReactNode> = {
  ...(LINKS as TagRenderers<(typeof HELP_PAGES)[number], ReactNode>),
  ui: (name) => <b>{name}</b>,
  key: (name) => <kbd>{name}</kbd>,
  code: (text) => <code>{text}</code>,
};

export function Text({ text }: { readonly text: HelpText }) {
  return typeof text === "string" ? text : <RichText<HelpTag> text={text} tags={TAGS} />;
}
