import { EMAIL_LIMIT } from "@matte/contracts/limits";

/** Normalises an e-mail address to lower case. @returns null for other text */
export function parseEmail(text: string): string | null {
  const address = text.trim().toLowerCase();
  return address.length <= EMAIL_LIMIT && /^[^\s@"<>]+@[^\s@"<>]+$/u.test(address) ? address : null;
}
