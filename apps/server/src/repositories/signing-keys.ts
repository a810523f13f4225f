import type { Db } from "../db/schema.ts";

/** Signing key for identity tokens. */
export interface SigningKey {
  readonly kid: string;
  /** Private JWK as stored: decrypt and parse it before use. */
  readonly storedJwk: string;
  readonly createdAt: string;
  /** Last signature, still verifiable for a while; null while it signs. */
  readonly retiredAt: string | null;
}

export async function insertSigningKey(db: Db, kid: string, storedJwk: string, now: string): Promise<void> {
  await db
    .insertInto("signing_keys")
    .values({ kid, private_jwk: storedJwk, created_at: now, retired_at: null })
    .execute();
}

/** Lists all keys, newest first. */
export async function listSigningKeys(db: Db): Promise<SigningKey[]> {
  const rows = await db.selectFrom("signing_keys").selectAll().orderBy("created_at", "desc").orderBy("kid").execute();
  return rows.map((row) => ({
    kid: row.kid,
    storedJwk: row.private_jwk,
    createdAt: row.created_at,
    retiredAt: row.retired_at,
  }));
}

/** Replaces a key's stored form, unless another server has. */
export async function replaceStoredJwk(db: Db, { kid, storedJwk }: SigningKey, renewed: string): Promise<void> {
  await db
    .updateTable("signing_keys")
    .set({ private_jwk: renewed })
    .where("kid", "=", kid)
    .where("private_jwk", "=", storedJwk)
    .execute();
}

/** Retires every key but one. */
export async function retireSigningKeysExcept(db: Db, kid: string, now: string): Promise<void> {
  await db
    .updateTable("signing_keys")
    .set({ retired_at: now })
    .where("kid", "!=", kid)
    .where("retired_at", "is", null)
    .execute();
}

/** Deletes keys retired before `before`. */
export async function deleteRetiredSigningKeys(db: Db, before: string): Promise<void> {
  await db.deleteFrom("signing_keys").where("retired_at", "<", before).execute();
}
