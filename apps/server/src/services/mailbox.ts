/** Mailboxes: several address spellings reach the same one. */
import { sha256 } from "../domain/secrets.ts";

/** Domains ignoring dots. @see https://support.google.com/mail/answer/7436150 */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);
const GMAIL = "gmail.com";

/** @param email normalised address @returns the mailbox, hashed, since it is only compared */
export function mailboxOf(email: string): string {
  const domain = domainOf(email);
  const local = email.slice(0, email.lastIndexOf("@")).replace(/(.)\+.*$/, "$1");
  const isGmail = WITHOUT_DOTS.has(domain);
  return sha256(isGmail ? `${local.replaceAll(".", "")}@${GMAIL}` : `${local}@${domain}`);
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}
