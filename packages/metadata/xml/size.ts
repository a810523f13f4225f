/** Larger texts are not a photo's metadata. Attributes count as nodes. */
export const MAX_NODES = 100_000;
const MAX_ATTRIBUTES = 1000;

/** Start tags, tag ends, and attributes with their values, which may contain tag ends. */
const MARKUP = /<(?![/!?])|>|=\s*(?:"[^"<]*"|'[^'<]*')/g;

/** Counts nodes and attributes without parsing; true if a photo's metadata can be this large. */
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
