import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from "jose";
import type { Db } from "../db/schema.ts";
import {
  deleteRetiredSigningKeys,
  insertSigningKey,
  listSigningKeys,
  retireSigningKeysExcept,
  type SigningKey,
} from "../repositories/signing-keys.ts";
import { isoTime, type Clock } from "../domain/clock.ts";

/** P-256: small, fast, and every library verifies it. */
export const ALGORITHM = "ES256";

/** A key signs this long; after that the next one does. */
export const KEY_LIFE_MS = 30 * 24 * 60 * 60_000;
/** Keys are read again after this long, so that servers beside this one learn of each other's. */
const REMEMBERED_MS = 60_000;

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
  /** The key that signs now; made when there is none. */
  current(): Promise<{ readonly kid: string; readonly key: CryptoKey | Uint8Array }>;
  /** The public halves of all keys whose signatures may still count. */
  published(): Promise<readonly PublicKey[]>;
}

/** @param tokenMs how long a token is valid: so long its key stays published after its last signature */
export function createKeyRing(db: Db, clock: Clock, tokenMs: number): KeyRing {
  let known: { readonly keys: readonly SigningKey[]; readonly until: number } | null = null;
  const read = async (): Promise<readonly SigningKey[]> => {
    const keys = await listSigningKeys(db);
    known = { keys, until: clock() + REMEMBERED_MS };
    return keys;
  };
  const all = async (): Promise<readonly SigningKey[]> =>
    known === null || clock() >= known.until ? read() : known.keys;
  const signing = (keys: readonly SigningKey[]): SigningKey | undefined =>
    keys.find((key) => key.retiredAt === null && clock() - Date.parse(key.createdAt) < KEY_LIFE_MS);
  const oldestRetirement = (): number => clock() - tokenMs - 2 * REMEMBERED_MS;
  const replace = async (): Promise<SigningKey | undefined> => {
    const now = isoTime(clock());
    const { kid, privateJwk } = await makeKey();
    await insertSigningKey(db, kid, privateJwk, now);
    await retireSigningKeysExcept(db, kid, now);
    await deleteRetiredSigningKeys(db, isoTime(oldestRetirement()));
    return signing(await read());
  };
  return {
    current: async () => {
      const key = signing(await all()) ?? signing(await read()) ?? (await replace());
      if (key === undefined) throw new Error("There is no key to sign with.");
      return { kid: key.kid, key: await importJWK(key.privateJwk as JWK, ALGORITHM) };
    },
    published: async () => {
      const keys = await all();
      const counts = ({ retiredAt }: SigningKey): boolean =>
        retiredAt === null || Date.parse(retiredAt) >= oldestRetirement();
      return keys.filter(counts).map(publicHalf);
    },
  };
}

async function makeKey(): Promise<{ readonly kid: string; readonly privateJwk: JWK }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return { kid: randomUUID(), privateJwk: await exportJWK(privateKey) };
}

/** Named field by field, so that the private part cannot slip through. */
function publicHalf({ kid, privateJwk }: SigningKey): PublicKey {
  const { kty, crv, x, y } = privateJwk as Pick<PublicKey, "kty" | "crv" | "x" | "y">;
  return { kty, crv, x, y, kid, alg: ALGORITHM, use: "sig" };
}
