import { createKeyEncryption } from "../domain/key-encryption.ts";

/** Stores keys as they are, as without a `SECRET_KEY`. */
export const UNENCRYPTED = createKeyEncryption({ secretKey: null, previousSecretKey: null });
