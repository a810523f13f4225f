/**
 * Codes typed by users to sign a device in: consonants, so that they spell no words and are hard to confuse. Imports
 * nothing, so that the page can check a code without loading the schemas.
 * @see https://www.rfc-editor.org/rfc/rfc8628#section-6.1
 */
export const USER_CODE = { letters: "BCDFGHJKLMNPQRSTVWXZ", length: 8 } as const;

/** Query parameter filling in the code on the page `/device`. */
export const USER_CODE_PARAMETER = "code";

const VALID = new RegExp(`^[${USER_CODE.letters}]{${USER_CODE.length}}$`);

/**
 * Reads a code in either case, with any dashes and spaces.
 * @returns its capitals; null when incomplete or with other letters
 */
export function readUserCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, "");
  return VALID.test(code) ? code : null;
}

/** @returns the displayed code, such as `WDJB-MJHT` */
export function showUserCode(code: string): string {
  const half = USER_CODE.length / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}
