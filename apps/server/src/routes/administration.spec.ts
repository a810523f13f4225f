/** What administrators see and do, asked for as the dashboard does, on both databases. */
import { randomUUID } from "node:crypto";
import type { AuditPage, UserList } from "@matte/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../auth/actor.ts";
import type { Db } from "../db/schema.ts";
import { SEARCHED_AT_ONCE, searchUsers } from "../repositories/user-list.ts";
import { changeUser, findUser, upsertAtSignIn } from "../repositories/users.ts";
import { startDocuments, type DocumentsApp } from "../testing/documents-app.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { newActor, THEN } from "../testing/people.ts";

const refused = (error: unknown = expect.any(String)): object => ({ success: false, error });

/** Somebody whom the provider tells so much about. */
async function join(db: Db, email: string, name: string | null, now: string): Promise<string> {
  const identity = { issuer: "https://login.example", subject: randomUUID(), email, name };
  return (await upsertAtSignIn(db, identity, { uid: randomUUID(), isAdmin: false, now })).uid;
}

eachDatabase((db) => {
  let app: DocumentsApp;
  let ada: Actor;
  let administrator: Actor;
  beforeAll(async () => {
    app = await startDocuments(db());
    [ada, administrator] = [await newActor(db(), "pro"), await newActor(db(), "administrator")];
  });
  afterAll(() => app.close());

  const list = async (query: string): Promise<UserList> =>
    (await app.ask(administrator, "GET", `/api/users${query}`)).body as UserList;
  const administer = (uid: string, changes: unknown, actor: Actor | null = administrator) =>
    app.ask(actor, "PATCH", `/api/admin/users/${uid}`, changes);
  const lastActs = async (): Promise<AuditPage["entries"]> =>
    ((await app.ask(administrator, "GET", "/api/admin/audit")).body as AuditPage).entries;
  const searched = async (words: string): Promise<string[]> => {
    const { users } = await list(`?search=${encodeURIComponent(words)}`);
    return users.map(({ email }) => email);
  };

  it.each([
    ["GET", "/api/stats"],
    ["GET", "/api/users"],
    ["GET", "/api/users.csv"],
    ["GET", "/api/admin/newsletter.csv"],
    ["GET", "/api/admin/audit"],
    ["GET", "/api/admin/audit.csv"],
    ["PATCH", "/api/admin/users/somebody"],
  ] as const)("%s %s is for administrators", async (method, path) => {
    const body = method === "PATCH" ? "{" : undefined;
    expect(await app.ask(null, method, path, body)).toEqual({ status: 401, body: refused("Sign in first.") });
    const other = await app.ask(ada, method, path, body);
    expect(other).toEqual({ status: 403, body: refused("This is not yours to use.") });
  });

  it("the statistics are there", async () => {
    const { status, body } = await app.ask(administrator, "GET", "/api/stats");
    expect({ status, body }).toMatchObject({ status: 200, body: { users: 2, proUsers: 1, images: 0 } });
  });

  describe("the list", () => {
    it("says of everybody what the table shows", async () => {
      const uid = await join(db(), "k.osei@example.com", null, "2030-01-01T00:00:00.000Z");
      await changeUser(db(), uid, { onboarding: { craft: "content-creator", defaultLocation: " Accra " } }, THEN);
      await join(db(), "grace@example.com", " Grace Hopper ", "2030-01-02T00:00:00.000Z");
      const { users } = await list("");
      expect(users.slice(0, 2)).toMatchObject([
        { name: "Grace Hopper", email: "grace@example.com", craft: null, location: null, plan: "free" },
        { uid, name: "k.osei", craft: "content-creator", location: "Accra", isAdmin: false },
      ]);
    });

    it("comes in pages, newest first, nobody twice and nobody left out although more join meanwhile", async () => {
      const uids: string[] = [];
      // Some of them at the same time.
      for (let index = 0; index < 120; index++) {
        const second = String(Math.floor(index / 3)).padStart(2, "0");
        uids.push(await join(db(), `crowd${index}@example.com`, null, `2031-01-01T00:00:${second}.000Z`));
      }
      const seen: string[] = [];
      let query = "";
      for (;;) {
        const { users, next } = await list(query);
        seen.push(...users.map(({ uid }) => uid));
        await join(db(), "late@example.com", null, "2032-01-01T00:00:00.000Z");
        if (next === null) break;
        query = `?cursor=${encodeURIComponent(next)}`;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.slice(0, 120).toSorted()).toEqual(uids.toSorted());
      expect(seen).toContain(ada.uid);
    });

    it.each(["?cursor=", "?cursor=x", "?cursor=2031-01-01T00:00:00.000Z_'", `?search=${"x".repeat(201)}`])(
      "%s is refused",
      async (query) => {
        expect((await app.ask(administrator, "GET", `/api/users${query}`)).status).toBe(400);
      },
    );
  });

  describe("the search", () => {
    it.each([
      ["part of an address", "jos", ["jose_1@example.com"]],
      ["a name in other letters", "ÉÑ", ["jose_1@example.com"]],
      ["a name in another composition", "e\u0301ñ", ["jose_1@example.com"]],
      ["what would stand for anything", "jose%1", []],
      ["what would stand for any letter", "jos__1", []],
      ["a sign with a meaning", "e_1@", ["jose_1@example.com"]],
      ["what would end the text", "'\\", []],
      ["nobody", "zebra", []],
    ])("finds by %s", async (_name, words, emails) => {
      if ((await searched("jose_1@example.com")).length === 0)
        await join(db(), "jose_1@example.com", "Señor Josénéñ", THEN);
      expect(await searched(words)).toEqual(emails);
    });

    it("goes on behind those it has looked at", async () => {
      const first = await searchUsers(db(), "crowd0@", null, 5, 40);
      expect(first.users).toEqual([]);
      expect(first.next).not.toBeNull();
      let { next } = first;
      const found: string[] = [];
      while (next !== null) {
        const page = await searchUsers(db(), "crowd0@", next, 5, 40);
        found.push(...page.users.map(({ email }) => email));
        ({ next } = page);
      }
      expect(found).toEqual(["crowd0@example.com"]);
    });

    it("fills its pages first", async () => {
      const page = await searchUsers(db(), "crowd", null, 50, SEARCHED_AT_ONCE);
      expect(page.users).toHaveLength(50);
      const rest = await searchUsers(db(), "crowd", page.next, 100, SEARCHED_AT_ONCE);
      expect(rest.users).toHaveLength(70);
      expect(rest.next).toBeNull();
    });
  });

  describe("administering", () => {
    it("sets the plan, and notes who did so", async () => {
      const { uid } = await newActor(db());
      const answer = await administer(uid, { plan: "studio" });
      expect(answer).toMatchObject({ status: 200, body: { uid, plan: "studio", isAdmin: false } });
      expect(await findUser(db(), uid)).toMatchObject({ plan: "studio" });
      const [act] = await lastActs();
      expect(act).toMatchObject({
        actor: administrator.uid,
        subject: uid,
        act: "plan",
        before: "free",
        after: "studio",
      });
    });

    it("makes an administrator and takes that back, noting both and nothing that stays as it was", async () => {
      const { uid } = await newActor(db());
      const before = (await lastActs()).length;
      expect((await administer(uid, { isAdmin: true, plan: "free" })).body).toMatchObject({ isAdmin: true });
      expect((await administer(uid, { isAdmin: true })).status).toBe(200);
      expect((await administer(uid, { isAdmin: false })).body).toMatchObject({ isAdmin: false });
      const acts = await lastActs();
      expect(acts).toHaveLength(before + 2);
      expect(acts.slice(0, 2).map(({ act, after }) => [act, after])).toEqual([
        ["isAdmin", "false"],
        ["isAdmin", "true"],
      ]);
    });

    it("lets nobody shut themselves out", async () => {
      expect(await administer(administrator.uid, { isAdmin: false })).toEqual({ status: 400, body: refused() });
      expect(await findUser(db(), administrator.uid)).toMatchObject({ isAdmin: true });
    });

    it.each([
      ["nobody", randomUUID(), { plan: "pro" }, 404],
      ["another plan", null, { plan: "gold" }, 400],
      ["another field", null, { plan: "pro", email: "a@example.com" }, 400],
      ["nothing", null, {}, 400],
      ["a text", null, '"pro"', 400],
    ])("refuses %s, and notes nothing", async (_name, uid, changes, status) => {
      const before = await lastActs();
      expect(await administer(uid ?? ada.uid, changes)).toEqual({ status, body: refused() });
      expect(await lastActs()).toEqual(before);
    });

    it("is told in pages, newest first", async () => {
      const { uid } = await newActor(db());
      for (let count = 0; count < 30; count++) for (const plan of ["pro", "free"]) await administer(uid, { plan });
      const { body } = await app.ask(administrator, "GET", "/api/admin/audit");
      const { entries, next } = body as AuditPage;
      expect(entries).toHaveLength(50);
      const rest = await app.ask(administrator, "GET", `/api/admin/audit?cursor=${encodeURIComponent(next ?? "")}`);
      const ids = [...entries, ...(rest.body as AuditPage).entries].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(60);
    });
  });

  it("what was done is there as CSV, with the addresses of those who are still there", async () => {
    const [stays, goes] = [await newActor(db()), await newActor(db())];
    await app.ask(administrator, "PATCH", `/api/admin/users/${stays.uid}`, { plan: "pro" });
    await app.ask(administrator, "DELETE", `/api/users/${goes.uid}`);
    const { type, bytes } = await app.fetch(administrator, "/api/admin/audit.csv");
    expect(type).toBe("text/csv; charset=utf-8");
    const [head, ...lines] = bytes.toString().trimEnd().split("\r\n");
    expect(head).toBe("at,administrator,administrator uid,user,user uid,act,before,after");
    const by = `${administrator.email},${administrator.uid}`;
    expect(lines.find((line) => line.includes(stays.uid))).toContain(
      `Z,${by},${stays.email},${stays.uid},plan,free,pro`,
    );
    expect(lines.find((line) => line.includes(goes.uid))).toContain(`Z,${by},,${goes.uid},deletion,free,`);
    const rows = await db().selectFrom("audit_log").select("id").execute();
    expect(lines).toHaveLength(rows.length);
  });

  it("notes a deletion by an administrator, and none that somebody asked for themselves", async () => {
    const [first, second] = [await newActor(db()), await newActor(db())];
    expect((await app.ask(administrator, "DELETE", `/api/users/${first.uid}`)).status).toBe(200);
    expect((await app.ask(second, "DELETE", `/api/users/${second.uid}`)).status).toBe(200);
    const { body } = await app.ask(administrator, "GET", "/api/admin/audit");
    const { entries } = body as AuditPage;
    expect(entries.find(({ subject }) => subject === first.uid)).toMatchObject({
      act: "deletion",
      actor: administrator.uid,
      before: "free",
      after: "",
    });
    expect(entries.some(({ subject }) => subject === second.uid)).toBe(false);
  });

  it.each([
    ["users", "/api/users.csv", "uid,name,email,craft,location,plan,administrator,joined"],
    ["newsletter", "/api/admin/newsletter.csv", "email,consented,unsubscribe"],
    ["audit", "/api/admin/audit.csv", "at,administrator,administrator uid,user,user uid,act,before,after"],
  ])("whoever takes the list of %s as a file is noted", async (what, path, head) => {
    const [before] = await lastActs();
    const { type, bytes } = await app.fetch(administrator, path);
    expect([type, bytes.toString().split("\r\n")[0]]).toEqual(["text/csv; charset=utf-8", head]);
    const [act, other] = await lastActs();
    expect(act).toMatchObject({ actor: administrator.uid, subject: "", act: "export", before: "", after: what });
    expect(other).toEqual(before);
  });

  it("the file holds everybody, and no formula", async () => {
    await join(db(), "formula@example.com", '=HYPERLINK("https://evil.example")', THEN);
    const { type, bytes } = await app.fetch(administrator, "/api/users.csv");
    expect(type).toBe("text/csv; charset=utf-8");
    const lines = bytes.toString().trimEnd().split("\r\n");
    expect(lines[0]).toBe("uid,name,email,craft,location,plan,administrator,joined");
    const { count } = await db()
      .selectFrom("users")
      .select((row) => row.fn.countAll<number | string>().as("count"))
      .executeTakeFirstOrThrow();
    expect(lines).toHaveLength(Number(count) + 1);
    expect(lines.find((line) => line.includes("formula@"))).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(lines.find((line) => line.startsWith(ada.uid))).toMatch(/,pro,no,2026-03-01T10:00:00\.000Z$/);
  });
});
