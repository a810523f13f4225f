import { PROGRAM_PREFIXES } from "@matte/contracts/links";

const PROGRAM_URL = new RegExp(`^(?:${PROGRAM_PREFIXES.join("|")})(?:[/?]|$)`);

/**
 * True for URLs requested by programs: each answer is made for its request. All others are pages and files.
 * @param url with or without its query
 */
export function isForPrograms(url: string): boolean {
  return PROGRAM_URL.test(url);
}

/** Other URLs that cost more than sending a file. Each language has a `/share`. */
const COSTLY_URL = /^(?:\/readyz|\/metrics|\/\.well-known\/jwks\.json|(?:\/[\w-]+)?\/share)(?:\?|$)/;

/** True for URLs with counted requests; files and `/healthz` are exempt. */
export function isLimited(url: string): boolean {
  return isForPrograms(url) || COSTLY_URL.test(url);
}
