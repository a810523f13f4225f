import { domainToASCII } from "node:url";
import { EMAIL_LIMIT } from "@matte/contracts/limits";
import { regexes } from "zod/v4/core";

/** A domain in any script; of anything else, a `/` say, `domainToASCII` would take what stands before it. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The one form of an address: small letters, the domain as the network has it, so that no address is twice on the list.
 * @param text what was typed
 * @returns null when no mail can be sent there
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function subscriberAddress(text: string): string | null {
  const [local = "", domain = "", ...more] = text.trim().split("@");
  const host = DOMAIN.test(domain) ? domainToASCII(domain) : "";
  const address = `${local}@${host}`;
  const plausible = more.length === 0 && address.length <= EMAIL_LIMIT && regexes.html5Email.test(address);
  return plausible && host.includes(".") ? address.toLowerCase() : null;
}
