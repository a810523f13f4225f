import { parseXml as parseDocument, XmlDocumentType, XmlElement as ParsedElement, XmlText } from "@rgrove/parse-xml";
import { UNWRITABLE } from "./escape.ts";
import { resolved, resolvedAttributes, ROOT_SCOPE, type Scope, scopeWith } from "./scope.ts";
import { isOfPhotoSize, MAX_NODES } from "./size.ts";
import type { XmlElement, XmlNode } from "./types.ts";

/** Larger texts are not a photo's metadata. */
const LONGEST = 16 * 1024 * 1024;
const DEEPEST = 100;

/**
 * Parses XML and resolves namespaces. Drops control characters, which XML 1.0 forbids but some cameras write, and anything
 * before the first or after the last tag.
 * @returns null if the text is not well-formed, has a document type (and so custom entities), or exceeds the limits
 */
export function parseXml(text: string): XmlElement | null {
  if (text.length > LONGEST) return null;
  try {
    const markup = text.slice(text.indexOf("<"), text.lastIndexOf(">") + 1).replace(UNWRITABLE, "");
    if (!isOfPhotoSize(markup)) return null;
    // The parser copies the remaining text at each line end it converts (§2.11).
    const { root, children } = parseDocument(markup.replace(/\r\n?/g, "\n"), { preserveDocumentType: true });
    if (root === null || children.some((child) => child instanceof XmlDocumentType)) return null;
    return new Resolver().element(root, ROOT_SCOPE, 1);
  } catch {
    // A parse error, or nesting beyond the stack.
    return null;
  }
}

class Resolver {
  /** Prefixes in all declared scopes; each scope copies the outer one. */
  #prefixes = 0;

  element(parsed: ParsedElement, outer: Scope, depth: number): XmlElement | null {
    const written = Object.entries(parsed.attributes);
    const scope = depth > DEEPEST ? null : scopeWith(outer, written);
    if (scope !== outer) this.#prefixes += outer.size;
    if (this.#prefixes > MAX_NODES) return null;
    const name = scope && resolved(parsed.name, scope);
    const attributes = scope && resolvedAttributes(written, scope);
    const children = scope && this.#children(parsed, scope, depth);
    if (name === null || attributes === null || children === null) return null;
    return { ...name, attributes, children };
  }

  #children({ children }: ParsedElement, scope: Scope, depth: number): XmlNode[] | null {
    const nodes: XmlNode[] = [];
    for (const child of children) {
      if (child instanceof XmlText) nodes.push(child.text);
      if (!(child instanceof ParsedElement)) continue;
      const element = this.element(child, scope, depth + 1);
      if (element === null) return null;
      nodes.push(element);
    }
    return nodes;
  }
}
