/** A name with its namespace; `prefix` is how its writer abbreviated that, and how ours will where it can. */
export interface XmlName {
  readonly namespace: string;
  readonly prefix: string;
  readonly local: string;
}

export interface XmlAttribute extends XmlName {
  readonly value: string;
}

/** Declarations of namespaces are no attributes here: writing makes them anew. */
export interface XmlElement extends XmlName {
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlNode[];
}

/** Text is unescaped. */
export type XmlNode = XmlElement | string;

export function elementsOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== "string");
}

/** The text of an element and of everything in it. */
export function textOf({ children }: XmlElement): string {
  return children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}

export function isNamed({ namespace, local }: XmlName, wanted: Pick<XmlName, "namespace" | "local">): boolean {
  return namespace === wanted.namespace && local === wanted.local;
}
