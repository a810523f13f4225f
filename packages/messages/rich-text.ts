/** Texts with markup: `rich("See the <privacy>privacy page</privacy>.")`. */

type TagsOf<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}` ? Tag | TagsOf<Rest> : never;

/** A piece of text, inside a tag or outside all. */
export interface RichPart<Tag extends string> {
  readonly text: string;
  readonly tag: Tag | null;
}

/** A text with tags, rendered by the displaying program as links, emphasis and the like. */
export interface RichText<Tag extends string = string> {
  readonly parts: readonly RichPart<Tag>[];
  /** Only in the type: a translation must have the same tags. */
  readonly tags?: (tag: Tag) => Tag;
}

const ELEMENT = /<(\w+)>(.*?)<\/\1>/;

/** @param text with tags, not nested; an interpolated value must not contain these tags */
export function rich<const Text extends string>(text: Text): RichText<TagsOf<Text>> {
  return { parts: partsOf(text) as RichPart<TagsOf<Text>>[] };
}

function partsOf(text: string): RichPart<string>[] {
  const found = ELEMENT.exec(text);
  if (found === null) return plain(text);
  const [whole, tag = "", inner = ""] = found;
  return [
    ...plain(text.slice(0, found.index)),
    { text: inner, tag },
    ...partsOf(text.slice(found.index + whole.length)),
  ];
}

function plain(text: string): RichPart<string>[] {
  return text === "" ? [] : [{ text, tag: null }];
}

export type TagRenderers<Tag extends string, Output> = Readonly<Record<Tag, (text: string) => Output>>;

/**
 * Renders the parts in order: React nodes in the page, HTML on the server.
 * @param plainText renders text outside tags
 */
export function renderRich<Tag extends string, Output>(
  { parts }: Pick<RichText<Tag>, "parts">,
  tags: TagRenderers<Tag, Output>,
  plainText: (text: string) => Output,
): Output[] {
  return parts.map(({ text, tag }) => (tag === null ? plainText(text) : tags[tag](text)));
}
