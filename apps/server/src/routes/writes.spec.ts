import { randomUUID } from "node:crypto";
import type { UserDocument } from "@matte/contracts";
import { describe, expect, it } from "vitest";
import type { Actor } from "../domain/actor.ts";
import { documentsPeople } from "../testing/documents-people.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { writeOf } from "../testing/writes.ts";
import { anyFailure, failure } from "../testing/failures.ts";

eachDatabase((db) => {
  const people = documentsPeople(db);
  const preferencesOf = async ({ uid }: Actor): Promise<UserDocument["preferences"]> => {
    const { app, administrator } = people();
    return ((await app.ask(administrator, "GET", `/api/users/${uid}`)).body as UserDocument).preferences;
  };

  describe("writes", () => {
    it("are applied in order, each once", async () => {
      const { ada, send } = people();
      const first = writeOf(ada, { preferences: { photoBy: "first" } });
      const second = writeOf(ada, { preferences: { photoBy: "second" } });
      const applied = [first, second].map(({ id }) => ({ id, status: "applied" }));
      expect(await send(ada, first, second)).toEqual({ status: 200, body: { success: true, results: applied } });
      const again = await send(ada, first, { ...second, id: second.id.toUpperCase() });
      expect(again.body).toMatchObject({ results: [{ status: "duplicate" }, { status: "duplicate" }] });
      expect(await preferencesOf(ada)).toEqual({ photoBy: "second" });
    });

    it("are applied once, even if they arrive several times at the same time", async () => {
      const { ada, send } = people();
      const one = writeOf(ada, { preferences: { photoBy: "once" } });
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(ada, one, one)));
      const statuses = answers.flatMap(({ body }) => (body as { results: { status: string }[] }).results);
      expect(statuses.filter(({ status }) => status === "applied")).toHaveLength(1);
      expect(statuses.filter(({ status }) => status === "duplicate")).toHaveLength(11);
    });

    it("are limited in size and in the number of their parts", async () => {
      const { ada, app } = people();
      const parts = (count: number): unknown[] => Array.from({ length: count }, () => ({}));
      const send = (writes: unknown) => app.ask(ada, "POST", "/api/writes", { writes });
      expect(await send(parts(50_000))).toEqual(failure("body-too-large"));
      expect(await send(parts(40_000))).toEqual(failure("invalid", { field: null }));
      const { body } = await send([writeOf(ada, { x: parts(40_000) })]);
      expect(body).toMatchObject({ results: [{ status: "rejected", code: "invalid" }] });
    });

    it("do not hold up others if they are invalid, and can be corrected under the same id", async () => {
      const { ada, grace, send } = people();
      const bad = writeOf(ada, { onboarding: { craft: "plumber" } });
      const foreign = writeOf(grace, { preferences: { photoBy: "mine now" } });
      const results = (await send(ada, bad, foreign, writeOf(ada, { preferences: { photoBy: "good" } }))).body;
      expect(results).toMatchObject({
        results: [
          { id: bad.id, status: "rejected", code: "invalid", data: { field: "onboarding.craft" } },
          { id: foreign.id, status: "rejected", error: expect.any(String) as unknown, code: "forbidden" },
          { status: "applied" },
        ],
      });
      expect(await preferencesOf(ada)).toEqual({ photoBy: "good" });
      expect(await preferencesOf(grace)).toBeNull();
      const mended = await send(ada, { ...bad, changes: { onboarding: { craft: "artist" } } });
      expect(mended.body).toMatchObject({ results: [{ status: "applied" }] });
    });

    it("are rejected for another user, from administrators as well", async () => {
      const { ada, administrator, send } = people();
      const before = await preferencesOf(ada);
      const { body } = await send(administrator, writeOf(ada, { preferences: { photoBy: "admin" } }));
      expect(body).toMatchObject({ results: [{ status: "rejected", code: "forbidden" }] });
      expect(await preferencesOf(ada)).toEqual(before);
    });

    it("are rejected for an unknown user", async () => {
      const { ada, send } = people();
      const deleted = { ...ada, uid: randomUUID() };
      const answer = await send(deleted, writeOf(deleted, { preferences: {} }));
      expect(answer.body).toMatchObject({ results: [{ status: "rejected", code: "user-not-found" }] });
    });

    it.each([
      ["none", []],
      ["eleven", Array.from({ length: 11 }, () => writeOf({ uid: "a" }, {}))],
      ["one without an id", [{ uid: "a", changes: {} }]],
      ["an id that is no UUID", [{ id: "1", uid: "a", changes: {} }]],
      ["a number", [7]],
    ])("%s are rejected", async (_name, writes) => {
      const { ada, send } = people();
      expect(await send(ada, ...writes)).toEqual(anyFailure(400));
    });

    it("need a signed-in user", async () => {
      const { ada, send } = people();
      expect((await send(null, writeOf(ada, { preferences: {} }))).status).toBe(401);
    });
  });
});
