/** Longest address that mail can be sent to. @see https://www.rfc-editor.org/errata/eid1690 */
const LONGEST = 254;

/** The address in lower case, null when it is none. Which addresses exist is no question here: it takes any. */
export function parseEmail(text: string): string | null {
  const address = text.trim().toLowerCase();
  const plausible = address.length <= LONGEST && /^[^\s@"<>]+@[^\s@"<>]+$/u.test(address);
  return plausible ? address : null;
}
