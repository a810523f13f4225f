import { PROGRAM_PREFIXES } from "@matte/contracts/links";

const PROGRAM_URL = new RegExp(`^(?:${PROGRAM_PREFIXES.join("|")})(?:[/?]|$)`);

/**
 * True for URLs that programs request: each answer is made for its request. All others are pages and files.
 * @param url with or without its query
 */
export function isForPrograms(url: string): boolean {
  return PROGRAM_URL.test(url);
}
