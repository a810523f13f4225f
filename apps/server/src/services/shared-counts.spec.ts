import { describe, expect, it } from "vitest";
import { deleteEndedCounts } from "../repositories/rate-counts.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { createSharedCounts } from "./shared-counts.ts";

const MINUTE_MS = 60_000;

eachDatabase((db) => {
  describe("shared counts", () => {
    it("have each use once that two servers count at the same time", async () => {
      const servers = [createSharedCounts(db()), createSharedCounts(db())];
      const uses = Array.from({ length: 50 }, (_, index) => servers[index % 2]!.add("a crowd", MINUTE_MS));
      const counted = (await Promise.all(uses)).map((count) => count.uses);
      expect(counted.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 50 }, (_, index) => index + 1),
      );
      expect((await servers[0]!.read("a crowd")).uses).toBe(50);
    });

    it("start again after their window", async () => {
      let now = Date.parse("2026-03-01T10:00:00.000Z");
      const counts = createSharedCounts(db(), () => now);
      await counts.add("a minute", MINUTE_MS);
      now += 20_000;
      expect(await counts.add("a minute", MINUTE_MS)).toEqual({ uses: 2, leftMs: 40_000 });
      now += 40_000;
      expect(await counts.read("a minute")).toEqual({ uses: 0, leftMs: 0 });
      expect(await counts.add("a minute", MINUTE_MS)).toEqual({ uses: 1, leftMs: 60_000 });
    });

    it("have uses of another server within a second", async () => {
      let now = Date.now();
      const [here, there] = [0, 1].map(() => createSharedCounts(db(), () => now));
      expect((await here!.read("elsewhere")).uses).toBe(0);
      await there!.add("elsewhere", MINUTE_MS);
      now += 1001;
      expect((await here!.read("elsewhere")).uses).toBe(1);
    });

    it("are unavailable while the database doesn’t answer", async () => {
      const counts = createSharedCounts(db());
      await db()
        .transaction()
        .execute(async (transaction) => {
          await createSharedCounts(transaction).add("held", MINUTE_MS);
          await expect(counts.add("held", MINUTE_MS)).rejects.toMatchObject({ code: "data-unavailable" });
        });
      // The late use is counted once the row is free, and the one after it waits for it.
      expect((await counts.add("held", MINUTE_MS)).uses).toBe(3);
    });

    it("store no names, and nothing after its window", async () => {
      const now = Date.parse("2026-03-01T10:00:00.000Z");
      const counts = createSharedCounts(db(), () => now);
      await counts.add("request 192.0.2.7", MINUTE_MS);
      const rows = await db().selectFrom("rate_counts").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain("192.0.2.7");
      await deleteEndedCounts(db(), "2999-01-01T00:00:00.000Z");
      expect(await db().selectFrom("rate_counts").selectAll().execute()).toEqual([]);
    });
  });
});
