/** Encrypts stored keys, so that a copied database or backup is not enough to use them. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { UNENCRYPTED } from "../config/values.ts";

export interface KeyEncryption {
  /** @param name binds the encrypted form to its key */
  encrypt(key: string, name: string): string;
  /** @param stored encrypted or not @throws {UnreadableKeyError} */
  decrypt(stored: string, name: string): string;
  /** Returns the preferred stored form; null if already so. @throws {UnreadableKeyError} */
  renew(stored: string, name: string): string | null;
}

const PROBLEMS = {
  unreadable:
    "The keys in the database are encrypted with another SECRET_KEY: set SECRET_KEY, or SECRET_KEY_PREVIOUS, to the one that encrypted " +
    "them.",
  unencrypted:
    "Keys in the database are not encrypted, although SECRET_KEY is set. If they were stored before it was set, set SECRET_KEY_PREVIOUS " +
    `to ${UNENCRYPTED} for the next start. Otherwise they were replaced.`,
};

/** A stored key encrypted with another secret, changed since, or stored without one. */
export class UnreadableKeyError extends Error {
  override readonly name = "UnreadableKeyError";

  constructor(problem: keyof typeof PROBLEMS = "unreadable") {
    super(PROBLEMS[problem]);
  }
}

export interface EncryptionSecrets {
  /** Null stores keys unencrypted. */
  readonly secretKey: string | null;
  /** Decrypts keys stored before; `UNENCRYPTED` accepts those stored without a secret. */
  readonly previousSecretKey: string | null;
}

const ALGORITHM = "aes-256-gcm";
/** Begins every encrypted key; a JWK begins with `{`, and base64url has no colon. */
const PREFIX = "a256gcm:";
/**
 * Length in bytes. @see https://nvlpubs.nist.gov/nistpubs/Legacy/SP/nistspecialpublication800-38d.pdf section 5.2.1.1
 */
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createKeyEncryption({ secretKey, previousSecretKey }: EncryptionSecrets): KeyEncryption {
  const current = secretKey === null ? null : derive(secretKey);
  const acceptsPlain = current === null || previousSecretKey === UNENCRYPTED;
  const previous = previousSecretKey === null || previousSecretKey === UNENCRYPTED ? null : derive(previousSecretKey);
  const encrypt = (key: string, name: string): string => (current ? seal(current, key, name) : key);
  const decrypt = (stored: string, name: string): string => {
    if (!stored.startsWith(PREFIX)) {
      // An attacker with write access to the database could add a key.
      if (!acceptsPlain) throw new UnreadableKeyError("unencrypted");
      return stored;
    }
    const key = open(current, stored, name) ?? open(previous, stored, name);
    if (key === null) throw new UnreadableKeyError();
    return key;
  };
  return {
    encrypt,
    decrypt,
    renew: (stored, name) => {
      const asConfigured = current ? open(current, stored, name) !== null : !stored.startsWith(PREFIX);
      return asConfigured ? null : encrypt(decrypt(stored, name), name);
    },
  };
}

/** The secret has enough entropy for HKDF, which is fast. @see https://www.rfc-editor.org/rfc/rfc5869 */
function derive(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "matte keys at rest", 32));
}

function seal(secret: Buffer, key: string, name: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, secret, iv).setAAD(Buffer.from(name));
  const parts = [iv, cipher.update(key, "utf8"), cipher.final(), cipher.getAuthTag()];
  return PREFIX + Buffer.concat(parts).toString("base64url");
}

/** @returns null for another secret, another name, and unencrypted text */
function open(secret: Buffer | null | undefined, stored: string, name: string): string | null {
  const bytes = Buffer.from(stored.slice(PREFIX.length), "base64url");
  if (!secret || !stored.startsWith(PREFIX) || bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, secret, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(name))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
