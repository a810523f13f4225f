import { renderRich, type RichText as Text, type TagRenderers } from "@matte/messages/rich-text";
import { createElement, Fragment, type ReactNode } from "react";

interface RichTextProps<Tag extends string> {
  readonly text: Pick<Text<Tag>, "parts">;
  readonly tags: TagRenderers<Tag, ReactNode>;
}

/** A text with markup from the catalogue. */
export function RichText<Tag extends string>({ text, tags }: RichTextProps<Tag>) {
  return createElement(Fragment, null, ...renderRich<Tag, ReactNode>(text, tags, (plain) => plain));
}

/** Renders a tag as a link to a document. */
export function linkTo(href: string): (text: string) => ReactNode {
  return (text) => (
    <a className="link" href={href}>
      {text}
    </a>
  );
}
