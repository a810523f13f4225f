/** Content security policies as read by the browser. */

export type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * @throws for a repeated directive: browsers ignore the second one
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

/** Returns a directive's sources, those for `default-src` if the policy lacks it, and everything without both. */
export function sourcesOf(policy: Policy, directive: string): readonly string[] {
  const fallback = directive.endsWith("-src") ? policy.get("default-src") : undefined;
  return policy.get(directive) ?? fallback ?? ["*"];
}

/** Sources allowing any host, or an unencrypted scheme. */
export const BROAD = /^(?:(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?|\*|(?:http|ftp):.*)$/;
export const UNSAFE = /^(?:'unsafe-inline'|'unsafe-eval'|data:)$/;
