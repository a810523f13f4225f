/** User documents, writes, settings and accounts, asked for as a browser does, on both databases. */
import { randomUUID } from "node:crypto";
import type { UserDocument } from "@matte/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../auth/actor.ts";
import { insertSession } from "../repositories/sessions.ts";
import { setPlan } from "../repositories/users.ts";
import { startDocuments, type Answer, type DocumentsApp, type Method } from "../testing/documents-app.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { newActor, THEN } from "../testing/people.ts";

const ANSWERS = {
  craft: "content-creator",
  creditFormat: "© Ada",
  defaultLocation: "London",
  primaryUseCase: "print-sales",
  preferredPlatform: "website",
  imageVolume: "50+",
  brandingStyle: "consistent-stroke",
};

const refused = (error: unknown = expect.any(String)): object => ({ success: false, error });

eachDatabase((db) => {
  let app: DocumentsApp;
  let ada: Actor;
  let grace: Actor;
  let administrator: Actor;
  beforeAll(async () => {
    app = await startDocuments(db());
    [ada, grace, administrator] = [await newActor(db()), await newActor(db()), await newActor(db(), "administrator")];
  });
  afterAll(() => app.close());

  const ask = (actor: Actor | null, method: Method, path: string, body?: unknown): Promise<Answer> =>
    app.ask(actor, method, `/api/users/${path}`, body);
  const documentOf = async ({ uid }: Actor): Promise<UserDocument> =>
    (await ask(administrator, "GET", uid)).body as UserDocument;
  const send = (actor: Actor | null, ...writes: readonly unknown[]): Promise<Answer> =>
    app.ask(actor, "POST", "/api/writes", { writes });
  const write = ({ uid }: Actor, changes: unknown, id: string = randomUUID()) => ({ id, uid, changes });

  describe("the document", () => {
    it("is there from the first sign-in, and asking to create it changes nothing", async () => {
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

    it("takes the answers, finished or skipped, and gives them back", async () => {
      const preferences = { photoBy: "© Ada", locationText: "London" };
      const onboarding = { ...ANSWERS, completedAt: THEN, userId: ada.uid };
      const finished = await ask(ada, "PATCH", ada.uid, { onboarding, preferences, onboardingCompletedAt: THEN });
      expect(finished.status).toBe(200);
      expect(finished.body).toMatchObject({ onboarding, preferences, onboardingCompletedAt: THEN, isPro: false });
      const skipped = await ask(ada, "PATCH", ada.uid, { onboarding: { craft: "other" } });
      expect(skipped.body).toMatchObject({ onboarding: { craft: "other" }, preferences });
      expect((skipped.body as UserDocument).onboarding).toEqual({ craft: "other" });
    });

    it.each([
      ["GET", ""],
      ["POST", ""],
      ["PATCH", ""],
      ["DELETE", ""],
      ["GET", "/settings"],
      ["PUT", "/settings"],
      ["GET", "/export"],
    ] as const)("%s %s is for its user and administrators", async (method, path) => {
      const bodies = { PATCH: { preferences: {} }, PUT: { settings: {} } };
      const body = method === "PATCH" || method === "PUT" ? bodies[method] : undefined;
      const visitor = await ask(null, method, `${ada.uid}${path}`, body);
      expect(visitor).toEqual({ status: 401, body: refused("Sign in first.") });
      const other = await ask(grace, method, `${ada.uid}${path}`, body);
      expect(other).toEqual({ status: 403, body: refused("This is not yours to use.") });
      expect((await ask(administrator, method, `${randomUUID()}${path}`, body)).status).toBe(404);
    });

    it.each([
      ["a craft that is none", { onboarding: { craft: "plumber" } }],
      ["a platform that is none", { onboarding: { preferredPlatform: "myspace" } }],
      ["a time that is none", { onboardingCompletedAt: "yesterday" }],
      ["a text too long", { preferences: { photoBy: "x".repeat(1001) } }],
      ["a number", { preferences: { photoBy: 7 } }],
      ["nothing", {}],
      ["a text", '"onboarding"'],
      ["no JSON", "{"],
      ["null", "null"],
    ])("refuses %s, and writes nothing", async (_name, body) => {
      const before = await documentOf(ada);
      expect(await ask(ada, "PATCH", ada.uid, body)).toEqual({ status: 400, body: refused() });
      expect(await documentOf(ada)).toEqual(before);
    });

    it("takes answers in nobody else's name", async () => {
      const answer = await ask(ada, "PATCH", ada.uid, { onboarding: { userId: grace.uid } });
      expect(answer).toEqual({ status: 403, body: refused("These answers are another user's.") });
    });
  });

  describe("writes", () => {
    it("are applied in order, each once", async () => {
      const first = write(ada, { preferences: { photoBy: "first" } });
      const second = write(ada, { preferences: { photoBy: "second" } });
      const applied = [first, second].map(({ id }) => ({ id, status: "applied" }));
      expect(await send(ada, first, second)).toEqual({ status: 200, body: { success: true, results: applied } });
      const again = await send(ada, first, { ...second, id: second.id.toUpperCase() });
      expect(again.body).toMatchObject({ results: [{ status: "duplicate" }, { status: "duplicate" }] });
      expect((await documentOf(ada)).preferences).toEqual({ photoBy: "second" });
    });

    it("are applied once although they come several times at the same time", async () => {
      const one = write(ada, { preferences: { photoBy: "once" } });
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(ada, one, one)));
      const statuses = answers.flatMap(({ body }) => (body as { results: { status: string }[] }).results);
      expect(statuses.filter(({ status }) => status === "applied")).toHaveLength(1);
      expect(statuses.filter(({ status }) => status === "duplicate")).toHaveLength(11);
    });

    it("that can never be applied hold up none of the others, and may be mended under the same id", async () => {
      const bad = write(ada, { onboarding: { craft: "plumber" } });
      const foreign = write(grace, { preferences: { photoBy: "mine now" } });
      const results = (await send(ada, bad, foreign, write(ada, { preferences: { photoBy: "good" } }))).body;
      expect(results).toMatchObject({
        results: [
          { id: bad.id, status: "rejected", error: 'The field "onboarding.craft" is not as it should be.' },
          { id: foreign.id, status: "rejected", error: "This is not yours to use." },
          { status: "applied" },
        ],
      });
      expect((await documentOf(ada)).preferences).toEqual({ photoBy: "good" });
      expect((await documentOf(grace)).preferences).toBeNull();
      const mended = await send(ada, { ...bad, changes: { onboarding: { craft: "artist" } } });
      expect(mended.body).toMatchObject({ results: [{ status: "applied" }] });
    });

    it("of two users by an administrator, in either order at once, do not wait for each other", async () => {
      const one = (actor: Actor) => write(actor, { preferences: { photoBy: "admin" } });
      const pairs = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? [ada, grace] : [grace, ada]));
      const answers = await Promise.all(pairs.map((pair) => send(administrator, ...pair.map(one))));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    });

    it("for nobody are rejected", async () => {
      const gone = { ...ada, uid: randomUUID() };
      const answer = await send(administrator, write(gone, { preferences: {} }));
      expect(answer.body).toMatchObject({ results: [{ status: "rejected", error: "There is no such user." }] });
    });

    it.each([
      ["none", []],
      ["eleven", Array.from({ length: 11 }, () => write({ uid: "a", email: "", isAdmin: false }, {}))],
      ["one without an id", [{ uid: "a", changes: {} }]],
      ["an id that is no UUID", [{ id: "1", uid: "a", changes: {} }]],
      ["a number", [7]],
    ])("%s are refused", async (_name, writes) => {
      expect(await send(ada, ...writes)).toEqual({ status: 400, body: refused() });
    });

    it("are for whoever is signed in", async () => {
      expect((await send(null, write(ada, { preferences: {} }))).status).toBe(401);
    });
  });

  describe("settings", () => {
    const chosen = (value: unknown, changedAt = THEN) => ({ value, changedAt });
    const put = ({ uid }: Actor, settings: unknown) => ask({ ...ada, uid }, "PUT", `${uid}/settings`, { settings });

    it("are part of Pro, and outlast it", async () => {
      const pro = await newActor(db(), "pro");
      const kept = { status: 200, body: { settings: { logoSize: chosen(80) } } };
      expect(await put(pro, { logoSize: chosen(80) })).toEqual(kept);
      await setPlan(db(), pro.uid, "free", THEN);
      for (const answer of [await put(pro, {}), await ask(pro, "GET", `${pro.uid}/settings`)])
        expect(answer).toEqual({ status: 403, body: refused(expect.stringContaining("Pro")) });
      await setPlan(db(), pro.uid, "studio", THEN);
      expect(await ask(pro, "GET", `${pro.uid}/settings`)).toEqual(kept);
    });

    it("of two devices merge field by field, the later choice standing", async () => {
      const pro = await newActor(db(), "pro");
      await put(pro, {
        logoSize: chosen(80, "2026-03-01T10:00:00Z"),
        photoBy: chosen("© Ada", "2026-03-01T10:00:00.5Z"),
      });
      const merged = await put(pro, {
        logoSize: chosen(20, "2026-03-01T10:00:00.001Z"),
        photoBy: chosen("Ada", "2026-03-01T10:00:00.499Z"),
        metadataFont: chosen("Lora"),
      });
      expect(merged.body).toMatchObject({
        settings: { logoSize: { value: 20 }, photoBy: { value: "© Ada" }, metadataFont: { value: "Lora" } },
      });
    });

    it("of a device whose clock is ahead do not win for ever", async () => {
      const pro = await newActor(db(), "pro");
      await put(pro, { logoSize: chosen(80, "2999-01-01T00:00:00Z") });
      await new Promise((resolve) => setTimeout(resolve, 5));
      const merged = await put(pro, { logoSize: chosen(20, "2999-01-01T00:00:00Z") });
      expect(merged.body).toMatchObject({ settings: { logoSize: { value: 20 } } });
    });

    it.each([
      ["out of range", { logoSize: chosen(121) }, 400],
      ["of another kind", { showMetadata: chosen("yes") }, 400],
      ["no colour", { outerBorderColor: chosen("red") }, 400],
      ["without a time", { logoSize: { value: 20 } }, 400],
      ["that are not kept", { darkMode: chosen(true) }, 403],
      ["that are the server's", { isPro: chosen(true) }, 403],
    ])("%s are refused", async (_name, settings, status) => {
      const pro = await newActor(db(), "pro");
      expect(await put(pro, settings)).toEqual({ status, body: refused() });
    });
  });

  describe("an account", () => {
    it("exports everything that is stored, and nothing that one could sign in with", async () => {
      const pro = await newActor(db(), "pro");
      await insertSession(db(), { tokenHash: "the-hash", uid: pro.uid, now: THEN, expiresAt: THEN });
      const { id } = write(pro, {});
      await send(pro, write(pro, { preferences: { photoBy: "© Ada" } }, id));
      const answer = await ask(pro, "GET", `${pro.uid}/export`);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        document: { uid: pro.uid, plan: "pro", preferences: { photoBy: "© Ada" } },
        identity: { issuer: "https://login.example", name: "Ada" },
        settings: {},
        sessions: [{ createdAt: THEN, lastSeenAt: THEN, expiresAt: THEN }],
        writes: [{ id }],
      });
      expect(JSON.stringify(answer.body)).not.toContain("the-hash");
    });

    it("ends with everything of theirs, and a write that was waiting is rejected", async () => {
      const gone = await newActor(db());
      await send(gone, write(gone, { preferences: {} }));
      expect(await ask(gone, "DELETE", gone.uid)).toEqual({ status: 200, body: { success: true } });
      expect((await ask(gone, "GET", gone.uid)).status).toBe(404);
      expect((await send(gone, write(gone, { preferences: {} }))).body).toMatchObject({
        results: [{ status: "rejected" }],
      });
    });
  });
});
