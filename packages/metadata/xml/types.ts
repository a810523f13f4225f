/** `prefix` is the author's, kept if possible. */
export interface XmlName {
  readonly namespace: string;
  readonly prefix: string;
  readonly local: string;
}

export interface XmlAttribute extends XmlName {
  readonly value: string;
}

/** Attributes exclude namespace declarations, created when writing. */
export interface XmlElement extends XmlName {
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlNode[];
}

/** Text is unescaped. */
export type XmlNode = XmlElement | string;

export function elementsOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== "string");
}

/** Joins an element's text with its descendants'. */
export function textOf({ children }: XmlElement): string {
  return children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}

export function isNamed({ namespace, local }: XmlName, wanted: Pick<XmlName, "namespace" | "local">): boolean {
  return namespace === wanted.namespace && local === wanted.local;
}
