import type { SigningKeys } from "../auth/stores.ts";
import type { Db } from "../db/schema.ts";

export function signingKeyStore(db: Db): SigningKeys {
  return {
    list: () =>
      db
        .selectFrom("signing_keys")
        .select(["kid", "private_jwk as privateJwk", "created_at as createdAt"])
        .orderBy("created_at", "desc")
        .orderBy("kid")
        .execute(),
    add: async ({ kid, privateJwk, createdAt }) => {
      await db.insertInto("signing_keys").values({ kid, private_jwk: privateJwk, created_at: createdAt }).execute();
    },
    removeCreatedBefore: async (time) => {
      await db.deleteFrom("signing_keys").where("created_at", "<", time).execute();
    },
  };
}
