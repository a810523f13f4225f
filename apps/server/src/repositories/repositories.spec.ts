import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../database.ts";
import { checkDatabase } from "../db/open.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { newPerson, sessionRow, THEN } from "../testing/people.ts";
import { bundled } from "../testing/server-process.ts";
import { listAppliedWrites, recordAppliedWrites } from "./applied-writes.ts";
import * as sessions from "./sessions.ts";
import * as attempts from "./sign-in-attempts.ts";
import * as keys from "./signing-keys.ts";
import { listUserSettings, mergeUserSettings } from "./user-settings.ts";
import * as users from "./users.ts";

const OPEN = fileURLToPath(new URL("../testing/open-database.ts", import.meta.url));
const BEFORE = "2026-03-01T09:00:00.000Z";
const LATER = "2026-03-01T11:00:00.000Z";
const LATEST = "2026-03-01T12:00:00.000Z";

function fail(error: Error): never {
  throw error;
}

eachDatabase((db, newPlace) => {
  describe("opening", () => {
    it("works for several processes at once on an empty database", async () => {
      const { databaseUrl, dataDir } = await newPlace();
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" };
      const program = await bundled(OPEN);
      const open = (): Promise<unknown> => promisify(execFile)(process.execPath, [program], { env });
      await Promise.all([1, 2, 3, 4].map(open));
      const opened = await openDatabase({ databaseUrl, dataDir }, fail);
      expect(await checkDatabase(opened)).toBeNull();
      await opened.destroy();
    });

    it("keeps the rows of an existing database", async () => {
      const place = await newPlace();
      const first = await openDatabase(place, fail);
      const { uid } = await newPerson(first);
      await first.destroy();
      const second = await openDatabase(place, fail);
      expect((await users.findUser(second, uid))?.email).toBe("ada@example.com");
      await second.destroy();
    });

    it("ends readiness when the database is closed", async () => {
      const closed = await openDatabase(await newPlace(), fail);
      expect(await checkDatabase(closed)).toBeNull();
      await closed.destroy();
      expect(await checkDatabase(closed)).toBe("database");
    });
  });

  describe("users", () => {
    const identity = { issuer: "https://a.example", subject: "7", email: "Grace@Example.com", name: null };
    const fresh = (isAdmin = false): users.NewUser => ({ uid: randomUUID(), isAdmin, now: THEN });

    it("are identified by issuer and subject, with any e-mail address", async () => {
      const first = await users.upsertAtSignIn(db(), identity, fresh());
      expect(first).toMatchObject({ plan: "free", isAdmin: false, onboarding: null, createdAt: THEN, name: null });
      await users.setPlan(db(), first.uid, "studio", LATER);
      const renamed = { ...identity, email: "hopper@example.com", name: "Grace" };
      const again = await users.upsertAtSignIn(db(), renamed, fresh(true));
      expect(again).toEqual({ ...first, plan: "studio", email: "hopper@example.com", name: "Grace" });
      const other = await users.upsertAtSignIn(db(), { ...identity, issuer: "https://b.example" }, fresh());
      expect(other.uid).not.toBe(first.uid);
    });

    it("are created once by many simultaneous sign-ins", async () => {
      const crowd = { ...identity, subject: randomUUID() };
      const all = await Promise.all(Array.from({ length: 8 }, () => users.upsertAtSignIn(db(), crowd, fresh())));
      expect(new Set(all.map(({ uid }) => uid)).size).toBe(1);
    });

    it("are found by e-mail address, ignoring case", async () => {
      const { uid } = await newPerson(db(), "Katherine@Example.com");
      expect(await users.findUsersByEmail(db(), "KATHERINE@example.COM")).toMatchObject([{ uid }]);
      expect(await users.findUsersByEmail(db(), "katherine@example.co")).toEqual([]);
    });

    it("keep the fields that a change leaves out", async () => {
      const { uid } = await newPerson(db());
      const onboarding = { craft: "artist", creditFormat: "© Ada \u0000 \ud800 🖼" };
      expect(await users.changeUser(db(), uid, { onboarding }, LATER)).toBe(true);
      expect(await users.changeUser(db(), uid, { preferences: {}, onboardingCompletedAt: LATER }, LATER)).toBe(true);
      const found = await users.findUser(db(), uid);
      expect(found).toMatchObject({ onboarding, preferences: {}, onboardingCompletedAt: LATER, plan: "free" });
    });

    it("that do not exist are reported", async () => {
      const uid = randomUUID();
      expect(await users.findUser(db(), uid)).toBeUndefined();
      expect(await users.changeUser(db(), uid, {}, THEN)).toBe(false);
      expect(await users.setPlan(db(), uid, "pro", THEN)).toBe(false);
      expect(await users.setAdmin(db(), uid, true, THEN)).toBe(false);
      expect(await users.lockUser(db(), uid, THEN)).toBe(false);
      expect(await users.deleteUser(db(), uid)).toBe(false);
    });

    it("are deleted with everything that belongs to them", async () => {
      const { uid } = await newPerson(db());
      await sessions.insertSession(db(), sessionRow(uid, { now: THEN, expiresAt: LATER }));
      await recordAppliedWrites(db(), [{ uid, id: randomUUID(), result: {} }], THEN);
      await mergeUserSettings(db(), uid, [{ field: "photoBy", value: "© Ada", changedAt: THEN }]);
      expect(await users.deleteUser(db(), uid)).toBe(true);
      for (const table of ["users", "sessions", "applied_writes", "user_settings"] as const)
        expect(await db().selectFrom(table).select("uid").where("uid", "=", uid).execute()).toEqual([]);
    });
  });

  describe("sessions", () => {
    it("exist until they expire, are ended or deleted", async () => {
      const { uid } = await newPerson(db());
      const rows = [
        sessionRow(uid, { now: BEFORE, expiresAt: LATER }),
        sessionRow(uid, { now: THEN, expiresAt: LATER }),
      ] as const;
      for (const row of rows) await sessions.insertSession(db(), row);
      const [a, b] = [rows[0].tokenHash, rows[1].tokenHash];
      expect(await sessions.findLiveSession(db(), a, THEN)).toMatchObject({ uid, isAdmin: false, lastSeenAt: BEFORE });
      expect(await sessions.findLiveSession(db(), a, LATER)).toBeUndefined();
      await sessions.touchSession(db(), a, THEN, LATEST);
      expect(await sessions.findLiveSession(db(), a, LATER)).toMatchObject({ lastSeenAt: THEN, expiresAt: LATEST });
      expect(await sessions.revokeSession(db(), a, THEN)).toBe(true);
      expect(await sessions.revokeSession(db(), a, THEN)).toBe(false);
      expect(await sessions.findLiveSession(db(), a, THEN)).toBeUndefined();
      expect(await sessions.listSessionsOf(db(), uid)).toHaveLength(2);
      await sessions.revokeSessionsOf(db(), uid, THEN);
      expect(await sessions.findLiveSession(db(), b, THEN)).toBeUndefined();
      expect(await sessions.deleteEndedSessions(db(), LATER)).toBeGreaterThanOrEqual(2);
      expect(await sessions.listSessionsOf(db(), uid)).toEqual([]);
    });
  });

  describe("signing keys", () => {
    it("are listed newest first, retired except the newest, and deleted at last", async () => {
      const [old, young] = [randomUUID(), randomUUID()] as const;
      await keys.insertSigningKey(db(), old, "old key", BEFORE);
      await keys.insertSigningKey(db(), young, "young key", THEN);
      await keys.retireSigningKeysExcept(db(), young, LATER);
      expect(await keys.listSigningKeys(db())).toEqual([
        { kid: young, storedJwk: "young key", createdAt: THEN, retiredAt: null },
        { kid: old, storedJwk: "old key", createdAt: BEFORE, retiredAt: LATER },
      ]);
      await keys.deleteRetiredSigningKeys(db(), LATEST);
      expect((await keys.listSigningKeys(db())).map(({ kid }) => kid)).toEqual([young]);
    });
  });

  describe("sign-in attempts", () => {
    const attempt = (expiresAt: string): attempts.SignInAttempt => ({
      state: randomUUID(),
      nonce: "n",
      codeVerifier: "v",
      returnPath: "/tool",
      display: "popup",
      expiresAt,
    });

    it("are used once, even by simultaneous requests", async () => {
      const one = attempt(LATER);
      await attempts.insertSignInAttempt(db(), one);
      const takes = [1, 2, 3, 4].map(() => attempts.takeSignInAttempt(db(), one.state, THEN));
      expect((await Promise.all(takes)).filter((taken) => taken !== undefined)).toEqual([one]);
    });

    it("expire and are deleted", async () => {
      const [late, old] = [attempt(THEN), attempt(BEFORE)];
      await attempts.insertSignInAttempt(db(), late);
      await attempts.insertSignInAttempt(db(), old);
      expect(await attempts.takeSignInAttempt(db(), late.state, THEN)).toBeUndefined();
      await attempts.deleteExpiredSignInAttempts(db(), THEN);
      expect(await attempts.takeSignInAttempt(db(), old.state, "2000")).toBeUndefined();
    });
  });

  describe("writes", () => {
    it("are recorded once per user, even if another user has the same id", async () => {
      const [ada, grace] = [await newPerson(db()), await newPerson(db())];
      const id = randomUUID();
      const note = (uid: string): Promise<object[]> => {
        const one = { uid, id, result: {} };
        return db()
          .transaction()
          .execute((transaction) => recordAppliedWrites(transaction, [one, one, one], THEN));
      };
      const noted = await Promise.all([1, 2, 3, 4].map(() => note(ada.uid)));
      expect(noted.flat()).toEqual([{ uid: ada.uid, id }]);
      expect(await note(grace.uid)).toEqual([{ uid: grace.uid, id }]);
      expect(await recordAppliedWrites(db(), [], THEN)).toEqual([]);
      expect(await listAppliedWrites(db(), ada.uid)).toEqual([{ id, appliedAt: THEN }]);
    });
  });

  describe("settings", () => {
    it("keep the latest choice of each field, in any order of arrival", async () => {
      const { uid } = await newPerson(db());
      const choice = (value: unknown, changedAt: string) => [{ field: "logoSize", value, changedAt }];
      for (const [value, time] of [
        [20, THEN],
        [30, LATER],
        [10, BEFORE],
        [40, LATER],
      ] as const)
        await mergeUserSettings(db(), uid, choice(value, time));
      await mergeUserSettings(db(), uid, []);
      expect(await listUserSettings(db(), uid)).toEqual(choice(30, LATER));
    });
  });
});
