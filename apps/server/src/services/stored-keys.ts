import { ConfigError } from "../config/read.ts";
import type { Db } from "../db/schema.ts";
import { UnreadableKeyError, type KeyEncryption } from "../domain/key-encryption.ts";
import { findNewsletterKey, replaceNewsletterKey } from "../repositories/newsletter.ts";
import { listSigningKeys, replaceStoredJwk } from "../repositories/signing-keys.ts";
import { NEWSLETTER_KEY } from "./newsletter.ts";

/**
 * Stores all keys as configured: encrypted with the current secret, or unencrypted without one. Servers with both
 * secrets can read both forms until then.
 * @throws {ConfigError} for keys not decrypted by any configured secret; then nothing has changed
 */
export async function renewStoredKeys(db: Db, encryption: KeyEncryption): Promise<void> {
  try {
    await db.transaction().execute((transaction) => renewAll(transaction, encryption));
  } catch (error) {
    if (error instanceof UnreadableKeyError) throw new ConfigError(error.message, { cause: error });
    throw error;
  }
}

async function renewAll(db: Db, encryption: KeyEncryption): Promise<void> {
  for (const key of await listSigningKeys(db)) {
    const renewed = encryption.renew(key.storedJwk, key.kid);
    if (renewed !== null) await replaceStoredJwk(db, key, renewed);
  }
  const stored = await findNewsletterKey(db);
  const renewed = stored === undefined ? null : encryption.renew(stored, NEWSLETTER_KEY);
  if (stored !== undefined && renewed !== null) await replaceNewsletterKey(db, stored, renewed);
}
