import { randomUUID } from "node:crypto";
import type { AuditPage } from "@matte/contracts";
import { describe, expect, it } from "vitest";
import { findUser } from "../repositories/users.ts";
import { administered } from "../testing/administered.ts";
import type { Answer } from "../testing/documents-app.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { newActor } from "../testing/people.ts";
import { anyFailure, failure } from "../testing/failures.ts";

eachDatabase((db) => {
  const people = administered(db);
  const administer = (uid: string, changes: unknown): Promise<Answer> => {
    const { app, administrator } = people();
    return app.ask(administrator, "PATCH", `/api/admin/users/${uid}`, changes);
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
    const { app, ada } = people();
    const body = method === "PATCH" ? "{" : undefined;
    expect(await app.ask(null, method, path, body)).toEqual(failure("unauthenticated"));
    const other = await app.ask(ada, method, path, body);
    expect(other).toEqual(failure("forbidden"));
  });

  it("Administrators can read the statistics", async () => {
    const { app, administrator } = people();
    const { status, body } = await app.ask(administrator, "GET", "/api/stats");
    expect({ status, body }).toMatchObject({ status: 200, body: { users: 2, proUsers: 1, images: 0 } });
  });

  describe("administering", () => {
    it("sets the plan, and records the administrator", async () => {
      const { administrator, lastActs } = people();
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

    it("grants and revokes the administrator role, and records changes only", async () => {
      const { lastActs } = people();
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

    it("keeps the own administrator role", async () => {
      const { administrator } = people();
      expect(await administer(administrator.uid, { isAdmin: false })).toEqual(failure("own-role"));
      expect(await findUser(db(), administrator.uid)).toMatchObject({ isAdmin: true });
    });

    it.each([
      ["an unknown user", randomUUID(), { plan: "pro" }, 404],
      ["another plan", null, { plan: "gold" }, 400],
      ["another field", null, { plan: "pro", email: "a@example.com" }, 400],
      ["no change", null, {}, 400],
      ["a text", null, '"pro"', 400],
    ])("rejects %s, and records nothing", async (_name, uid, changes, status) => {
      const { ada, lastActs } = people();
      const before = await lastActs();
      expect(await administer(uid ?? ada.uid, changes)).toEqual(anyFailure(status));
      expect(await lastActs()).toEqual(before);
    });

    it("is listed in pages, newest first", async () => {
      const { app, administrator } = people();
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

    it("records a deletion by an administrator, and none by the user", async () => {
      const { app, administrator, lastActs } = people();
      const [first, second] = [await newActor(db()), await newActor(db())];
      expect((await app.ask(administrator, "DELETE", `/api/users/${first.uid}`)).status).toBe(200);
      expect((await app.ask(second, "DELETE", `/api/users/${second.uid}`)).status).toBe(200);
      const entries = await lastActs();
      expect(entries.find(({ subject }) => subject === first.uid)).toMatchObject({
        act: "deletion",
        actor: administrator.uid,
        before: "free",
        after: "",
      });
      expect(entries.some(({ subject }) => subject === second.uid)).toBe(false);
    });
  });
});
