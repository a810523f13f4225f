/** Limits beyond which a text is not metadata of a photo. Attributes are nodes as well. */
export const MAX_NODES = 100_000;
const MAX_ATTRIBUTES = 1000;

/** Start tags, ends of tags, and attributes with their values, which may contain ends of tags. */
const MARKUP = /<(?![/!?])|>|=\s*(?:"[^"<]*"|'[^'<]*')/g;

/** True for markup that has no more nodes, and no element with more attributes, than a photo's metadata; counted without parsing it. */
export function isOfPhotoSize(markup: string): boolean {
  let nodes = 0;
  let attributes = 0;
  let isInTag = false;
  for (const { 0: found } of markup.matchAll(MARKUP)) {
    if (found === "<") attributes = 0;
    if (found === "<" || found === ">") isInTag = found === "<";
    else if (isInTag) attributes += 1;
    if (isInTag) nodes += 1;
    if (nodes > MAX_NODES || attributes > MAX_ATTRIBUTES) return false;
  }
  return true;
}
