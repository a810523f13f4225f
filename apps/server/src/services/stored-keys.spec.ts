/** Stored keys with and without a secret, as found by servers with one configuration after another. */
import { describe, expect, it, onTestFinished } from "vitest";
import { ConfigError } from "../config/read.ts";
import type { Db } from "../db/schema.ts";
import { UNENCRYPTED } from "../config/values.ts";
import { createKeyEncryption, type EncryptionSecrets } from "../domain/key-encryption.ts";
import { findNewsletterKey, findSubscriber, removeSubscriber } from "../repositories/newsletter.ts";
import { listSigningKeys } from "../repositories/signing-keys.ts";
import { eachDatabase, openOrFail } from "../testing/each-database.ts";
import { THEN } from "../testing/people.ts";
import { createIdentityTokens } from "./identity-token.ts";
import { createKeyRing } from "./signing-keys.ts";
import { subscribe } from "./newsletter.ts";
import { renewStoredKeys } from "./stored-keys.ts";

const SECRET = "a secret of at least 32 characters";
const OTHER = "another secret of 32 characters...";
const [NONE, FIRST] = [
  { secretKey: null, previousSecretKey: null },
  { secretKey: SECRET, previousSecretKey: null },
];
const CLAIMS = { uid: "u-1", session: "s-1" };

/** A server's view on the keys. */
function serverOf(db: Db, secrets: EncryptionSecrets) {
  const encryption = createKeyEncryption(secrets);
  const tokens = createIdentityTokens(db, {
    issuer: () => "https://matte.example",
    clock: Date.now,
    ring: createKeyRing(db, { clock: Date.now, encryption }),
  });
  return {
    tokens,
    start: () => renewStoredKeys(db, encryption),
    // The address's next token, not its current one.
    tokenFor: async (email: string) => {
      await removeSubscriber(db, email);
      await subscribe(db, email, THEN, encryption);
      return (await findSubscriber(db, email))?.token;
    },
  };
}

async function storedKeys(db: Db): Promise<string[]> {
  const signing = (await listSigningKeys(db)).map(({ storedJwk }) => storedJwk);
  return [...signing, (await findNewsletterKey(db)) ?? ""];
}

eachDatabase((_db, newPlace) => {
  const startedWith = async (secrets: EncryptionSecrets) => {
    const db = await openOrFail(await newPlace());
    onTestFinished(() => db.destroy());
    const server = serverOf(db, secrets);
    await server.start();
    const { token } = await server.tokens.issue(CLAIMS.uid, CLAIMS.session);
    return { db, token, link: await server.tokenFor("ada@example.com") };
  };

  describe("Stored keys", () => {
    it.each<[string, EncryptionSecrets, EncryptionSecrets, boolean]>([
      ["are encrypted once a secret is set", NONE, { secretKey: SECRET, previousSecretKey: UNENCRYPTED }, true],
      ["are stored encrypted, and read again", FIRST, FIRST, true],
      ["are encrypted with a new secret", FIRST, { secretKey: OTHER, previousSecretKey: SECRET }, true],
      [
        "are read by a server that will only later use the new secret",
        FIRST,
        { secretKey: SECRET, previousSecretKey: OTHER },
        true,
      ],
      [
        "are decrypted when the secret is only the previous one",
        FIRST,
        { secretKey: null, previousSecretKey: SECRET },
        false,
      ],
    ])("%s, and tokens and links stay valid", async (_words, before, after, encrypted) => {
      const { db, token, link } = await startedWith(before);
      const next = serverOf(db, after);
      await next.start();
      expect(await next.tokens.verify(token)).toEqual(CLAIMS);
      expect(await next.tokenFor("ada@example.com")).toBe(link);
      for (const stored of await storedKeys(db)) expect(stored.startsWith("a256gcm:")).toBe(encrypted);
      const last = serverOf(db, { ...after, previousSecretKey: null });
      await last.start();
      expect(await last.tokens.verify(token)).toEqual(CLAIMS);
    });

    it.each<[string, EncryptionSecrets]>([
      ["without the secret", NONE],
      ["with another secret", { secretKey: OTHER, previousSecretKey: null }],
    ])("that are encrypted stop a start %s, and stay as they are", async (_words, after) => {
      const { db } = await startedWith(FIRST);
      const before = await storedKeys(db);
      await expect(serverOf(db, after).start()).rejects.toThrow(ConfigError);
      await expect(serverOf(db, after).start()).rejects.toThrow(
        /^The keys in the database are encrypted with another SECRET_KEY/,
      );
      expect(await storedKeys(db)).toEqual(before);
    });
  });
});
