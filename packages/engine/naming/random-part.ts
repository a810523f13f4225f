const CHARACTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

/**
 * Returns the random part of a file name: lower-case letters and digits. All bytes are read as one number, so with four or more
 * characters and bytes no character is more than a thousandth likelier than another.
 * @param randomBytes at least `length` of them
 * @throws RangeError with fewer bytes
 */
export function randomPart(length: number, randomBytes: Uint8Array): string {
  if (randomBytes.length < length) throw new RangeError(`${length} characters need as many bytes`);
  const base = BigInt(CHARACTERS.length);
  let rest = randomBytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  let part = "";
  while (part.length < length) {
    part += CHARACTERS.charAt(Number(rest % base));
    rest /= base;
  }
  return part;
}
