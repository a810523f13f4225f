import { expect, it } from "vitest";
import { openDatabase } from "../database.ts";
import type { Db } from "../db/schema.ts";
import { findNewsletterKey, findSubscriber, putSubscriber, removeSubscriber } from "../repositories/newsletter.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { UNENCRYPTED } from "../testing/unencrypted.ts";
import { authorizeAdministration, OPERATOR } from "./authorized.ts";
import { subscribe, subscribersAsCsv, unsubscribe } from "./newsletter.ts";

const ORIGIN = "https://matte.example";
const THEN = "2026-03-01T10:00:00.000Z";
const LATER = "2026-03-01T11:00:00.000Z";

async function linesOf(db: Db): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of subscribersAsCsv(db, authorizeAdministration(OPERATOR), ORIGIN)) parts.push(part);
  return parts.join("").trimEnd().split("\r\n");
}

async function tokenOf(db: Db, email: string): Promise<string> {
  return (await findSubscriber(db, email))?.token ?? "";
}

function fail(error: Error): never {
  throw error;
}

eachDatabase((db, newPlace) => {
  const changedAt = async (email: string): Promise<string | undefined> =>
    (await db().selectFrom("newsletter").select("changed_at").where("email", "=", email).executeTakeFirst())
      ?.changed_at;

  it("An address is on the list once, in any spelling, with its first consent", async () => {
    for (const typed of ["Ada@Example.com", " ada@example.COM ", "ada@example.com"])
      await subscribe(db(), typed, THEN, UNENCRYPTED);
    expect(await findSubscriber(db(), "ada@example.com")).toMatchObject({ consentedAt: THEN });
    await subscribe(db(), "ADA@example.com", LATER, UNENCRYPTED);
    expect(await findSubscriber(db(), "ada@example.com")).toMatchObject({ consentedAt: THEN });
    expect((await linesOf(db())).filter((line) => line.toLowerCase().startsWith("ada@"))).toHaveLength(1);
  });

  it("Subscribing again writes as much as the first time, so that both take equally long", async () => {
    await subscribe(db(), "effort@example.com", THEN, UNENCRYPTED);
    await subscribe(db(), "effort@example.com", LATER, UNENCRYPTED);
    expect(await changedAt("effort@example.com")).toBe(LATER);
  });

  it("Simultaneous subscriptions of an address succeed and add it once", async () => {
    await Promise.all(Array.from({ length: 8 }, () => subscribe(db(), "crowd@example.com", THEN, UNENCRYPTED)));
    expect((await linesOf(db())).filter((line) => line.startsWith("crowd@"))).toHaveLength(1);
  });

  it("An invalid address is rejected with a sentence", async () => {
    await expect(subscribe(db(), "ada@", THEN, UNENCRYPTED)).rejects.toThrow("Enter an address like ada@example.com.");
  });

  it("A token removes its own address, again after subscribing again, and others do nothing", async () => {
    for (const name of ["leaver", "stayer"]) await subscribe(db(), `${name}@example.com`, THEN, UNENCRYPTED);
    const token = await tokenOf(db(), "leaver@example.com");
    expect(token).toMatch(/^[\w-]{43}$/);
    for (const other of ["", "x", token.slice(1), `${token}x`, "%", "leaver@example.com"])
      await unsubscribe(db(), other);
    expect(await tokenOf(db(), "leaver@example.com")).toBe(token);
    await unsubscribe(db(), token);
    await unsubscribe(db(), token);
    expect(await findSubscriber(db(), "leaver@example.com")).toBeUndefined();
    expect(await findSubscriber(db(), "stayer@example.com")).toBeDefined();
  });

  it("Subscribing again records a new consent, and links of old letters still work", async () => {
    await subscribe(db(), "back@example.com", THEN, UNENCRYPTED);
    const token = await tokenOf(db(), "back@example.com");
    await unsubscribe(db(), token);
    await subscribe(db(), "back@example.com", LATER, UNENCRYPTED);
    expect(await findSubscriber(db(), "back@example.com")).toEqual({
      email: "back@example.com",
      token,
      consentedAt: LATER,
      confirmedAt: null,
    });
  });

  it("Tokens are made with one key per database, even for simultaneous first subscriptions", async () => {
    const other = await openDatabase(await newPlace(), fail);
    const names = ["0", "1", "2", "3"].map((name) => `${name}@example.com`);
    await Promise.all(names.map((email) => subscribe(other, email, THEN, UNENCRYPTED)));
    const key = await findNewsletterKey(other);
    expect(key).toMatch(/^[\w-]{43}$/);
    for (const email of names) {
      const token = await tokenOf(other, email);
      await unsubscribe(other, token);
      await subscribe(other, email, LATER, UNENCRYPTED);
      expect(await tokenOf(other, email)).toBe(token);
      await subscribe(db(), email, THEN, UNENCRYPTED);
      expect(await tokenOf(db(), email)).not.toBe(token);
    }
    await other.destroy();
  });

  it("The file has all subscribers with their links, over several pages, and no formulas", async () => {
    await db().deleteFrom("newsletter").execute();
    const names = Array.from({ length: 2001 }, (_, index) => `n${String(index).padStart(4, "0")}`);
    const subscriber = { consentedAt: THEN, confirmedAt: null };
    await db()
      .transaction()
      .execute(async (transaction) => {
        for (const name of names)
          await putSubscriber(transaction, { ...subscriber, email: `${name}@example.com`, token: name }, THEN);
      });
    await subscribe(db(), "=1+1@example.com", THEN, UNENCRYPTED);
    const [head, ...lines] = await linesOf(db());
    expect(head).toBe("email,consented,unsubscribe,confirmed");
    expect(lines).toHaveLength(names.length + 1);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toContain(`n1999@example.com,${THEN},${ORIGIN}/newsletter/unsubscribe?token=n1999,unconfirmed`);
    expect(lines.filter((line) => line.includes("1+1")).map((line) => line.slice(0, 6))).toEqual(["'=1+1@"]);
    await removeSubscriber(db(), "=1+1@example.com");
  });
});
