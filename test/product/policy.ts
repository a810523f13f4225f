/** Content security policies as the browser reads them. */

export type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * @throws for a directive that occurs twice: browsers ignore the second one
 * @see https://www.w3.org/TR/CSP3/#parse-serialized-policy
 */
export function parsePolicy(header: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of header.split(";")) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name === undefined || name === "") continue;
    if (policy.has(name)) throw new Error(`The policy has ${name} twice.`);
    policy.set(name, sources);
  }
  return policy;
}

/** Sources of a directive, of `default-src` if the policy does not have it, and everything without both. */
export function sourcesOf(policy: Policy, directive: string): readonly string[] {
  const fallback = directive.endsWith("-src") ? policy.get("default-src") : undefined;
  return policy.get(directive) ?? fallback ?? ["*"];
}

/** Sources that allow any host, or a scheme that is not encrypted. */
export const BROAD = /^(?:(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?|\*|(?:http|ftp):.*)$/;
export const UNSAFE = /^(?:'unsafe-inline'|'unsafe-eval'|data:)$/;
