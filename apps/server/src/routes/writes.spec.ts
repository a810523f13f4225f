/** Writes in batches, sent as a browser does, on both databases. */
import { randomUUID } from "node:crypto";
import type { UserDocument } from "@matte/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../auth/actor.ts";
import { startDocuments, type Answer, type DocumentsApp } from "../testing/documents-app.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { newActor } from "../testing/people.ts";

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

  const preferencesOf = async ({ uid }: Actor): Promise<UserDocument["preferences"]> =>
    ((await app.ask(administrator, "GET", `/api/users/${uid}`)).body as UserDocument).preferences;
  const send = (actor: Actor | null, ...writes: readonly unknown[]): Promise<Answer> =>
    app.ask(actor, "POST", "/api/writes", { writes });
  const write = ({ uid }: Actor, changes: unknown, id: string = randomUUID()) => ({ id, uid, changes });

  describe("writes", () => {
    it("are applied in order, each once", async () => {
      const first = write(ada, { preferences: { photoBy: "first" } });
      const second = write(ada, { preferences: { photoBy: "second" } });
      const applied = [first, second].map(({ id }) => ({ id, status: "applied" }));
      expect(await send(ada, first, second)).toEqual({ status: 200, body: { success: true, results: applied } });
      const again = await send(ada, first, { ...second, id: second.id.toUpperCase() });
      expect(again.body).toMatchObject({ results: [{ status: "duplicate" }, { status: "duplicate" }] });
      expect(await preferencesOf(ada)).toEqual({ photoBy: "second" });
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
      expect(await preferencesOf(ada)).toEqual({ photoBy: "good" });
      expect(await preferencesOf(grace)).toBeNull();
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
});
