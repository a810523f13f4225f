import { describe, expect, it } from "vitest";
import { UNENCRYPTED } from "../config/values.ts";
import { createKeyEncryption, UnreadableKeyError } from "./key-encryption.ts";

const SECRET = "a secret of at least 32 characters";
const OTHER = "another secret of 32 characters...";

const by = (secretKey: string | null, previousSecretKey: string | null = null) =>
  createKeyEncryption({ secretKey, previousSecretKey });

describe("An encrypted key", () => {
  it("hides the key, differs each time, and is decrypted with the same secret", () => {
    const [one, other] = [by(SECRET).encrypt("the key", "kid"), by(SECRET).encrypt("the key", "kid")];
    expect(one).not.toBe(other);
    for (const stored of [one, other]) {
      expect(stored).not.toContain("the key");
      expect(by(SECRET).decrypt(stored, "kid")).toBe("the key");
      expect(by(OTHER, SECRET).decrypt(stored, "kid")).toBe("the key");
    }
  });

  it("can’t be decrypted with another secret, without one, under another name, or once it was changed", () => {
    const stored = by(SECRET).encrypt("the key", "kid");
    const changed = stored.slice(0, -1) + (stored.endsWith("A") ? "Q" : "A");
    for (const read of [
      () => by(OTHER).decrypt(stored, "kid"),
      () => by(null).decrypt(stored, "kid"),
      () => by(SECRET).decrypt(stored, "other"),
      () => by(SECRET).decrypt(changed, "kid"),
      () => by(SECRET).decrypt(stored.slice(0, 20), "kid"),
      () => by(OTHER).renew(stored, "kid"),
      () => by(null).renew(stored, "kid"),
    ])
      expect(read).toThrow(UnreadableKeyError);
  });
});

describe("Renewing a stored key", () => {
  it.each([
    ["encrypts one that was stored without a secret, if it may", null, by(SECRET, UNENCRYPTED)],
    ["encrypts one of the previous secret with the current one", OTHER, by(SECRET, OTHER)],
    ["decrypts one when only the previous secret is left", OTHER, by(null, OTHER)],
  ])("%s", (_words, before, encryption) => {
    const stored = by(before).encrypt("the key", "kid");
    const renewed = encryption.renew(stored, "kid");
    expect(renewed).not.toBeNull();
    expect(encryption.renew(renewed!, "kid")).toBeNull();
    expect(encryption.decrypt(renewed!, "kid")).toBe("the key");
  });

  it("refuses one without encryption where there is a secret, which anybody could have stored", () => {
    for (const encryption of [by(SECRET), by(SECRET, OTHER)])
      for (const read of [() => encryption.decrypt("the key", "kid"), () => encryption.renew("the key", "kid")])
        expect(read).toThrow("Keys in the database are not encrypted");
    expect(by(SECRET, UNENCRYPTED).decrypt("the key", "kid")).toBe("the key");
    expect(() => by(SECRET, UNENCRYPTED).decrypt(by(OTHER).encrypt("the key", "kid"), "kid")).toThrow(
      UnreadableKeyError,
    );
  });

  it("leaves one that is as configured", () => {
    expect(by(null).renew("the key", "kid")).toBeNull();
    expect(by(SECRET, OTHER).renew(by(SECRET).encrypt("the key", "kid"), "kid")).toBeNull();
  });
});
