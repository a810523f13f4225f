/** Checks the private server's password without keeping it. */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** OWASP's cost for scrypt (N = 2^15, p = 3): about 0.2 s and 32 MB. @see RFC 7914 */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 ** 2 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** More would only wait: each takes the time of one. */
const WAITING = 8;

const hashOf = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

export type Verdict = "right" | "wrong" | "busy";

/** Compares passwords one at a time, so that guessing takes neither the memory nor the processor of others. */
export function createPasswordCheck(password: string): (typed: string) => Promise<Verdict> {
  const salt = randomBytes(SALT_BYTES);
  const expected = hashOf(password.normalize("NFC"), salt, HASH_BYTES, COST);
  let waiting = 0;
  let last: Promise<unknown> = expected;
  return async (typed) => {
    if (waiting >= WAITING) return "busy";
    waiting += 1;
    const hash = last.then(() => hashOf(typed.normalize("NFC"), salt, HASH_BYTES, COST));
    last = hash.catch(() => undefined);
    try {
      return timingSafeEqual(await hash, await expected) ? "right" : "wrong";
    } finally {
      waiting -= 1;
    }
  };
}
