import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changeUser, upsertAtSignIn } from "../repositories/users.ts";
import { findDocumentRecord } from "../repositories/document-records.ts";
import { openOrFail, sqliteHome } from "../testing/each-database.ts";
import type { Db } from "./schema.ts";

const NOW = "2026-03-01T10:00:00.000Z";
const IDENTITY = { issuer: "https://issuer.example", subject: "ada", email: "ada@example.com", name: null };

let home: Awaited<ReturnType<typeof sqliteHome>>;
let db: Db;

beforeEach(async () => {
  home = await sqliteHome();
  db = await openOrFail(await home.newPlace());
  await upsertAtSignIn(db, IDENTITY, { uid: "ada", isAdmin: false, now: NOW });
});

afterEach(async () => {
  await db.destroy();
  await home.clear();
});

it("A prepared query waits for an open transaction and reads what it has committed", async () => {
  let reading: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (transaction) => {
    await changeUser(transaction, "ada", { preferences: { photoBy: "draft" } }, NOW);
    reading = findDocumentRecord(db, "ada");
    // Turns in which a query would read if it did not wait.
    for (let turn = 0; turn < 3; turn += 1) await setImmediate();
    await changeUser(transaction, "ada", { preferences: { photoBy: "© Ada" } }, NOW);
  });
  expect(await reading).toMatchObject({ preferences: { photoBy: "© Ada" } });
});

it("A prepared query never reads what a transaction rolls back", async () => {
  let reading: Promise<unknown> = Promise.resolve();
  const failing = db.transaction().execute(async (transaction) => {
    await changeUser(transaction, "ada", { preferences: { photoBy: "draft" } }, NOW);
    reading = findDocumentRecord(db, "ada");
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await reading).toMatchObject({ preferences: null });
});

it("A prepared query doesn't wait for a connection that is in use without a transaction", async () => {
  await db.connection().execute(async () => {
    const waiting = setImmediate("waiting");
    expect(await Promise.race([findDocumentRecord(db, "ada"), waiting])).toMatchObject({ email: "ada@example.com" });
  });
});

it("A prepared query inside a transaction reads that transaction's writes", async () => {
  await db.transaction().execute(async (transaction) => {
    await changeUser(transaction, "ada", { preferences: { photoBy: "© Ada" } }, NOW);
    expect(await findDocumentRecord(transaction, "ada")).toMatchObject({ preferences: { photoBy: "© Ada" } });
  });
});

it("A prepared query rejects on a closed database", async () => {
  expect(await findDocumentRecord(db, "ada")).toMatchObject({ email: "ada@example.com" });
  await db.destroy();
  await expect(findDocumentRecord(db, "ada")).rejects.toThrow("database");
});
