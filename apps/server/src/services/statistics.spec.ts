/** Counters equal counted rows after any changes. */
import { CRAFTS, IMAGE_VOLUMES, PREFERRED_PLATFORMS, PRIMARY_USE_CASES, type UserChanges } from "@matte/contracts";
import { IMAGE_KINDS } from "@matte/contracts/limits";
import { PLANS } from "@matte/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Db } from "../db/schema.ts";
import { markImagesForDeletion } from "../repositories/image-deletion.ts";
import { findImage, noteStored, reserveImage } from "../repositories/images.ts";
import { changeUser, changeUsers, deleteUser, setPaidPlan, setPlan } from "../repositories/users.ts";
import { eachDatabase, openOrFail } from "../testing/each-database.ts";
import { newPerson, THEN } from "../testing/people.ts";
import { authorizeAdministration, OPERATOR } from "./authorized.ts";
import { checkCounters, readStatistics, rebuildCounters } from "./statistics.ts";

const BY = authorizeAdministration(OPERATOR);
const LATER = "2030-01-01T00:00:00.000Z";

const PLACES = ["Lisbon", " lisbon", "LISBON", "Montréal", "Montre\u0301al", "", "\u0000", "x".repeat(1000)];
const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

const CHANGES: fc.Arbitrary<UserChanges> = fc
  .record({
    craft: optional(CRAFTS),
    primaryUseCase: optional(PRIMARY_USE_CASES),
    preferredPlatform: optional(PREFERRED_PLATFORMS),
    imageVolume: optional(IMAGE_VOLUMES),
    defaultLocation: optional(PLACES),
  })
  .map((onboarding) => ({ onboarding, onboardingCompletedAt: THEN }));

/** Changes to the user with this number. */
const ACT = fc.tuple(
  fc.nat(3),
  fc.oneof(
    fc.constant((db: Db, uid: string) => deleteUser(db, uid)),
    CHANGES.map((changes) => (db: Db, uid: string) => changeUser(db, uid, changes, THEN)),
    fc.constant((db: Db, uid: string) => markImagesForDeletion(db, uid, THEN)),
    fc
      .tuple(fc.constantFrom(...IMAGE_KINDS), fc.nat(2), fc.constantFrom(null, "a", "b"))
      .map(([kind, number, uploadId]) => async (db: Db, uid: string) => {
        const key = `${uid}/${kind}/${number}`;
        await reserveImage(db, { key, uid, kind, filename: String(number), size: 1, name: null }, THEN);
        await noteStored(db, { key, name: null, uploadId }, THEN);
      }),
    fc.constantFrom(...PLANS).map((plan) => (db: Db, uid: string) => setPlan(db, uid, plan, THEN)),
    fc.constantFrom(...PLANS).map((plan) => (db: Db, uid: string) => setPaidPlan(db, uid, plan, plan, THEN)),
  ),
);

eachDatabase((db, newPlace) => {
  it("Counters equal counted rows after any changes, simultaneous or in sequence", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ACT, { maxLength: 12 }), fc.boolean(), async (acts, atOnce) => {
        const people = await Promise.all(Array.from({ length: 4 }, () => newPerson(db())));
        const doing = acts.map(
          ([who, act]) =>
            () =>
              act(db(), people[who]?.uid ?? ""),
        );
        if (atOnce) await Promise.all(doing.map((begin) => begin()));
        else for (const begin of doing) await begin();
        expect(await checkCounters(db())).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it("Changes of many users in simultaneous transactions, in either order, do not deadlock", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => newPerson(db())));
    const batch = (crafts: readonly (typeof CRAFTS)[number][]) =>
      new Map(people.map(({ uid }, index) => [uid, { onboarding: { craft: crafts[index] } }]));
    const orders = [CRAFTS.slice(0, 4), CRAFTS.slice(0, 4).toReversed()] as const;
    const many = Array.from({ length: 12 }, (_, index) => changeUsers(db(), batch(orders[index % 2] ?? []), THEN));
    expect(await Promise.all(many)).toHaveLength(12);
    expect(await checkCounters(db())).toEqual([]);
  });

  describe("a fresh database", () => {
    const fresh = async (): Promise<Db> => openOrFail(await newPlace());

    it("counts the answers of its users, the most frequent first, and places in one spelling", async () => {
      const own = await fresh();
      const places = ["São Paulo ", "SÃO PAULO", "Accra", undefined];
      const crafts = ["artist", "content-creator", "content-creator", undefined] as const;
      for (const [index, defaultLocation] of places.entries()) {
        const { uid } = await newPerson(own);
        if (index === 3) continue;
        const onboarding = { craft: crafts[index], defaultLocation };
        await changeUser(own, uid, { onboarding, ...(index === 0 ? { onboardingCompletedAt: THEN } : {}) }, THEN);
        if (index < 2) await setPlan(own, uid, index === 0 ? "pro" : "studio", THEN);
      }
      expect(await readStatistics(own, BY)).toMatchObject({
        users: 4,
        proUsers: 2,
        onboarded: 1,
        images: 0,
        crafts: {
          answered: 3,
          entries: [
            { label: "content-creator", count: 2 },
            { label: "artist", count: 1 },
          ],
        },
        imageVolumes: { answered: 0, entries: [] },
        places: {
          answered: 3,
          entries: [
            { label: "São Paulo", count: 2 },
            { label: "Accra", count: 1 },
          ],
        },
      });
      await own.destroy();
    });

    it("counts each export of a picture, but not a repeated request, while the picture exists", async () => {
      const own = await fresh();
      const { uid } = await newPerson(own);
      const key = (kind: string): string => `${uid}/${kind}/a.jpg`;
      for (const kind of IMAGE_KINDS) {
        await reserveImage(own, { key: key(kind), uid, kind, filename: "a.jpg", size: 1, name: null }, THEN);
        expect(await readStatistics(own, BY)).toMatchObject({ images: 0 });
      }
      const note = (uploadId: string | null) => noteStored(own, { key: key("matte"), name: null, uploadId }, THEN);
      await Promise.all(["one", "one", "one"].map(note));
      expect(await readStatistics(own, BY)).toMatchObject({ images: 1 });
      await Promise.all([null, null].map(note));
      expect(await readStatistics(own, BY)).toMatchObject({ images: 3 });
      expect(await checkCounters(own)).toEqual([]);
      await markImagesForDeletion(own, uid, THEN);
      expect(await readStatistics(own, BY)).toMatchObject({ images: 0 });
      await own.destroy();
    });

    it("dates a picture by its latest export, not by a repeated request", async () => {
      const own = await fresh();
      const { uid } = await newPerson(own);
      const key = `${uid}/matte/a.jpg`;
      await reserveImage(own, { key, uid, kind: "matte", filename: "a.jpg", size: 1, name: null }, THEN);
      await noteStored(own, { key, name: null, uploadId: "one" }, THEN);
      await noteStored(own, { key, name: null, uploadId: "one" }, LATER);
      expect((await findImage(own, key))?.uploadedAt).toBe(THEN);
      await noteStored(own, { key, name: null, uploadId: "two" }, LATER);
      expect((await findImage(own, key))?.uploadedAt).toBe(LATER);
      await own.destroy();
    });

    it("has no answers of deleted users", async () => {
      const own = await fresh();
      const { uid } = await newPerson(own);
      await changeUser(own, uid, { onboarding: { defaultLocation: "My own cellar" } }, THEN);
      await deleteUser(own, uid);
      expect(await own.selectFrom("counters").selectAll().where("amount", "<>", 0).execute()).toEqual([]);
      expect(JSON.stringify(await own.selectFrom("counters").selectAll().execute())).not.toContain("cellar");
      await own.destroy();
    });

    it("reports wrong counters, and repairs them", async () => {
      const own = await fresh();
      await newPerson(own);
      await own.updateTable("counters").set({ amount: 7 }).where("counter", "=", "plan").execute();
      await own
        .insertInto("counters")
        .values({ counter: "place", value: "nowhere", label: "nowhere", amount: 2 })
        .execute();
      expect(await checkCounters(own)).toEqual([
        { counter: "place", value: "nowhere", stored: 2, counted: 0 },
        { counter: "plan", value: "free", stored: 7, counted: 1 },
      ]);
      await rebuildCounters(own);
      expect(await checkCounters(own)).toEqual([]);
      await own.destroy();
    });

    it("counts the rows of a database without counters when it is opened", async () => {
      const place = await newPlace();
      const before = await openOrFail(place);
      await newPerson(before);
      await before.deleteFrom("counters").execute();
      await before.insertInto("counters").values({ counter: "stale", value: "", label: "", amount: 1 }).execute();
      await before.destroy();
      const after = await openOrFail(place);
      expect(await readStatistics(after, BY)).toMatchObject({ users: 1 });
      await after.destroy();
    });
  });
});
