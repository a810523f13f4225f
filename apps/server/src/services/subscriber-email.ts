import { domainToASCII } from "node:url";
import { EMAIL_LIMIT } from "@matte/contracts/limits";
import { regexes } from "zod/v4/core";

/** Domain in any script. With other characters, such as `/`, `domainToASCII` would return a prefix. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Normalises an e-mail address, to lower case and with the domain in ASCII, so that no address is on the list twice.
 * @returns null for an invalid address
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function subscriberEmail(text: string): string | null {
  const [local = "", domain = "", ...more] = text.trim().split("@");
  const host = DOMAIN.test(domain) ? domainToASCII(domain) : "";
  const email = `${local}@${host}`;
  const plausible = more.length === 0 && email.length <= EMAIL_LIMIT && regexes.html5Email.test(email);
  return plausible && host.includes(".") ? email.toLowerCase() : null;
}
