import { EMAIL_LIMIT } from "@matte/contracts/limits";

/** The address in lower case, null when it is none. Which addresses exist is no question here: it takes any. */
export function parseEmail(text: string): string | null {
  const address = text.trim().toLowerCase();
  const plausible = address.length <= EMAIL_LIMIT && /^[^\s@"<>]+@[^\s@"<>]+$/u.test(address);
  return plausible ? address : null;
}
