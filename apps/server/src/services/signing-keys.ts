import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from "jose";
import type { Db } from "../db/schema.ts";
import { isoTime, type Clock } from "../domain/clock.ts";
import type { KeyEncryption } from "../domain/key-encryption.ts";
import {
  deleteRetiredSigningKeys,
  insertSigningKey,
  listSigningKeys,
  retireSigningKeysExcept,
  type SigningKey,
} from "../repositories/signing-keys.ts";

/** P-256: small, fast and supported by every library. */
export const ALGORITHM = "ES256";

/** A key signs this long. */
export const KEY_LIFE_MS = 30 * 24 * 60 * 60_000;
/** A token's longest lifetime: its key stays published that long after the last signature. */
export const LONGEST_TOKEN_MS = 30 * 24 * 60 * 60_000;
/** Keys are read again after this, so that servers learn each other's. */
const CACHE_MS = 60_000;

export interface PublicKey {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: string;
  readonly use: string;
}

export interface KeyRing {
  /** Returns the current signing key, creating it if necessary. */
  current(): Promise<{ readonly kid: string; readonly key: CryptoKey | Uint8Array }>;
  /** Returns the public halves of all keys with possibly valid signatures. */
  published(): Promise<readonly PublicKey[]>;
}

interface KeyRingOptions {
  readonly clock: Clock;
  readonly encryption: KeyEncryption;
}

export function createKeyRing(db: Db, { clock, encryption }: KeyRingOptions): KeyRing {
  let cache: { readonly keys: readonly SigningKey[]; readonly until: number } | null = null;
  const read = async (): Promise<readonly SigningKey[]> => {
    const keys = await listSigningKeys(db);
    cache = { keys, until: clock() + CACHE_MS };
    return keys;
  };
  const all = async (): Promise<readonly SigningKey[]> =>
    cache === null || clock() >= cache.until ? read() : cache.keys;
  const signing = (keys: readonly SigningKey[]): SigningKey | undefined =>
    keys.find((key) => key.retiredAt === null && clock() - Date.parse(key.createdAt) < KEY_LIFE_MS);
  const oldestRetirement = (): number => clock() - LONGEST_TOKEN_MS - 2 * CACHE_MS;
  const replace = async (): Promise<SigningKey | undefined> => {
    const now = isoTime(clock());
    const { kid, privateJwk } = await makeKey();
    await insertSigningKey(db, kid, encryption.encrypt(JSON.stringify(privateJwk), kid), now);
    await retireSigningKeysExcept(db, kid, now);
    await deleteRetiredSigningKeys(db, isoTime(oldestRetirement()));
    return signing(await read());
  };
  return {
    current: async () => {
      const key = signing(await all()) ?? signing(await read()) ?? (await replace());
      if (key === undefined) throw new Error("There is no signing key.");
      return { kid: key.kid, key: await importJWK(privateJwkOf(key, encryption), ALGORITHM) };
    },
    published: async () => {
      const keys = await all();
      const mayVerify = ({ retiredAt }: SigningKey): boolean =>
        retiredAt === null || Date.parse(retiredAt) >= oldestRetirement();
      return keys.filter(mayVerify).map((key) => publicHalf(key, encryption));
    },
  };
}

async function makeKey(): Promise<{ readonly kid: string; readonly privateJwk: JWK }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return { kid: randomUUID(), privateJwk: await exportJWK(privateKey) };
}

/** Only `makeKey` writes keys. */
function privateJwkOf({ kid, storedJwk }: SigningKey, encryption: KeyEncryption): JWK {
  return JSON.parse(encryption.decrypt(storedJwk, kid)) as JWK;
}

/** Copies field by field, so that the private part can't be published. */
function publicHalf(key: SigningKey, encryption: KeyEncryption): PublicKey {
  const { kty, crv, x, y } = privateJwkOf(key, encryption) as Pick<PublicKey, "kty" | "crv" | "x" | "y">;
  return { kty, crv, x, y, kid: key.kid, alg: ALGORITHM, use: "sig" };
}
