import { randomUUID } from "node:crypto";
import type { UserDocument } from "@matte/contracts";
import { describe, expect, it } from "vitest";
import type { Actor } from "../domain/actor.ts";
import { insertSession } from "../repositories/sessions.ts";
import type { Answer, Method } from "../testing/documents-app.ts";
import { documentsPeople } from "../testing/documents-people.ts";
import { anyFailure, failure } from "../testing/failures.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { newActor, sessionRow, THEN } from "../testing/people.ts";
import { writeOf } from "../testing/writes.ts";

const ANSWERS = {
  craft: "content-creator",
  creditFormat: "© Ada",
  defaultLocation: "London",
  primaryUseCase: "print-sales",
  preferredPlatform: "website",
  imageVolume: "50+",
  brandingStyle: "consistent-stroke",
};

eachDatabase((db) => {
  const people = documentsPeople(db);
  const ask = (actor: Actor | null, method: Method, path: string, body?: unknown): Promise<Answer> =>
    people().app.ask(actor, method, `/api/users/${path}`, body);
  const documentOf = async ({ uid }: Actor): Promise<UserDocument> =>
    (await ask(people().administrator, "GET", uid)).body as UserDocument;

  describe("the document", () => {
    it("exists after the first sign-in, and creating it changes nothing", async () => {
      const fresh = await newActor(db());
      const expected: UserDocument = {
        uid: fresh.uid,
        email: fresh.email,
        createdAt: THEN,
        isPro: false,
        isAdmin: false,
        plan: "free",
        onboarding: null,
        preferences: null,
        onboardingCompletedAt: null,
      };
      expect(await ask(fresh, "GET", fresh.uid)).toEqual({ status: 200, body: expected });
      expect(await ask(fresh, "POST", fresh.uid)).toEqual({ status: 200, body: expected });
      expect(await ask(fresh, "POST", fresh.uid, {})).toEqual({ status: 200, body: expected });
    });

    it("stores answers, finished or skipped, and returns them", async () => {
      const { ada } = people();
      const preferences = { photoBy: "© Ada", locationText: "London" };
      const onboarding = { ...ANSWERS, completedAt: THEN, userId: ada.uid };
      const finished = await ask(ada, "PATCH", ada.uid, { onboarding, preferences, onboardingCompletedAt: THEN });
      expect(finished.status).toBe(200);
      expect(finished.body).toMatchObject({ onboarding, preferences, onboardingCompletedAt: THEN, isPro: false });
      const skipped = await ask(ada, "PATCH", ada.uid, { onboarding: { craft: "other" } });
      expect(skipped.body).toMatchObject({ onboarding: { craft: "other" }, preferences });
      expect((skipped.body as UserDocument).onboarding).toEqual({ craft: "other" });
    });

    it("rejects a body that is too large or has too many parts, before it is read as changes", async () => {
      const { ada } = people();
      const parts = (count: number): string => JSON.stringify({ x: Array.from({ length: count }, () => ({})) });
      expect(await ask(ada, "PATCH", ada.uid, parts(350_000))).toEqual(failure("body-too-large"));
      expect(await ask(ada, "PATCH", ada.uid, parts(5000))).toEqual(failure("invalid", { field: null }));
      expect(await ask(ada, "PATCH", ada.uid, parts(1000))).toEqual(failure("field-protected", { field: "x" }));
    });

    it.each([
      ["GET", "", 404],
      ["POST", "", 403],
      ["PATCH", "", 403],
      ["DELETE", "", 404],
      ["GET", "/settings", 404],
      ["PUT", "/settings", 403],
      ["GET", "/export", 404],
    ] as const)("%s %s is for its user; administrators who ask for no user get %i", async (method, path, status) => {
      const { ada, grace, administrator } = people();
      const bodies = { PATCH: { preferences: {} }, PUT: { settings: {} } };
      const body = method === "PATCH" || method === "PUT" ? bodies[method] : undefined;
      const visitor = await ask(null, method, `${ada.uid}${path}`, body);
      expect(visitor).toEqual(failure("unauthenticated"));
      const other = await ask(grace, method, `${ada.uid}${path}`, body);
      expect(other).toEqual(failure("forbidden"));
      expect((await ask(administrator, method, `${randomUUID()}${path}`, body)).status).toBe(status);
    });

    it.each([
      ["an unknown craft", { onboarding: { craft: "plumber" } }],
      ["an unknown platform", { onboarding: { preferredPlatform: "myspace" } }],
      ["an invalid time", { onboardingCompletedAt: "yesterday" }],
      ["a text that is too long", { preferences: { photoBy: "x".repeat(1001) } }],
      ["a number", { preferences: { photoBy: 7 } }],
      ["no fields", {}],
      ["a text", '"onboarding"'],
      ["invalid JSON", "{"],
      ["null", "null"],
    ])("rejects %s, and writes nothing", async (_name, body) => {
      const { ada } = people();
      const before = await documentOf(ada);
      expect(await ask(ada, "PATCH", ada.uid, body)).toEqual(anyFailure(400));
      expect(await documentOf(ada)).toEqual(before);
    });

    it("rejects answers in the name of another user", async () => {
      const { ada, grace } = people();
      const answer = await ask(ada, "PATCH", ada.uid, { onboarding: { userId: grace.uid } });
      expect(answer).toEqual(failure("answers-of-another-user"));
    });
  });

  describe("an account", () => {
    it("exports everything that is stored, except secrets", async () => {
      const pro = await newActor(db(), "pro");
      await insertSession(db(), { ...sessionRow(pro.uid, { now: THEN, expiresAt: THEN }), tokenHash: "the-hash" });
      const write = writeOf(pro, { preferences: { photoBy: "© Ada" } });
      await people().send(pro, write);
      const answer = await ask(pro, "GET", `${pro.uid}/export`);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        document: { uid: pro.uid, plan: "pro", preferences: { photoBy: "© Ada" } },
        identity: { issuer: "https://login.example", name: "Ada" },
        settings: {},
        sessions: [{ createdAt: THEN, lastSeenAt: THEN, expiresAt: THEN }],
        writes: [{ id: write.id }],
      });
      expect(JSON.stringify(answer.body)).not.toContain("the-hash");
    });

    it("is deleted with everything that belongs to it, and a pending write is rejected", async () => {
      const { send } = people();
      const gone = await newActor(db());
      await send(gone, writeOf(gone, { preferences: {} }));
      expect(await ask(gone, "DELETE", gone.uid)).toEqual({ status: 200, body: { success: true } });
      expect((await ask(gone, "GET", gone.uid)).status).toBe(404);
      expect((await send(gone, writeOf(gone, { preferences: {} }))).body).toMatchObject({
        results: [{ status: "rejected" }],
      });
    });
  });
});
