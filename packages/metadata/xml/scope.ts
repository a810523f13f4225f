import type { XmlAttribute, XmlName } from "./types.ts";

/** Namespaces by prefix, Namespaces in XML 1.0 §6; the default namespace has an empty prefix. */
export type Scope = ReadonlyMap<string, string>;

export const ROOT_SCOPE: Scope = new Map([["xml", "http://www.w3.org/XML/1998/namespace"]]);

const MAX_PREFIXES = 256;
const NAME = /^[\p{L}_][\p{L}\p{N}\p{M}._-]*$/u;

type Written = readonly (readonly [name: string, value: string])[];

/** Creates an element's scope; null if it declares too many prefixes. */
export function scopeWith(outer: Scope, attributes: Written): Scope | null {
  const declared = attributes.flatMap(([name, value]): [string, string][] => {
    if (name === "xmlns") return [["", value]];
    return name.startsWith("xmlns:") ? [[name.slice(6), value]] : [];
  });
  if (declared.length === 0) return outer;
  return outer.size + declared.length > MAX_PREFIXES ? null : new Map([...outer, ...declared]);
}

/** Resolves an element's name; null if invalid or its prefix is undeclared. */
export function resolved(written: string, scope: Scope): XmlName | null {
  const [prefix, local] = split(written);
  const namespace = prefix === "" ? (scope.get("") ?? "") : scope.get(prefix);
  return namespace === undefined || !NAME.test(local) ? null : { namespace, prefix, local };
}

/**
 * Resolves attributes, dropping declarations. Without a prefix they have no namespace (§6.2).
 * @returns null for an invalid name, an undeclared prefix, or a repeated name (§6.3)
 */
export function resolvedAttributes(attributes: Written, scope: Scope): XmlAttribute[] | null {
  const result: XmlAttribute[] = [];
  const names = new Set<string>();
  for (const [written, value] of attributes) {
    if (written === "xmlns" || written.startsWith("xmlns:")) continue;
    const name = written.includes(":") ? resolved(written, scope) : unqualified(written);
    if (name === null) return null;
    names.add(`${name.namespace} ${name.local}`);
    result.push({ ...name, value });
  }
  return names.size < result.length ? null : result;
}

function unqualified(local: string): XmlName | null {
  return NAME.test(local) ? { namespace: "", prefix: "", local } : null;
}

function split(written: string): readonly [prefix: string, local: string] {
  const colon = written.indexOf(":");
  return colon === -1 ? ["", written] : [written.slice(0, colon), written.slice(colon + 1)];
}
