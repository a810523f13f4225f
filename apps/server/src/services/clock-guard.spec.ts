import { describe, expect, it } from "vitest";
import { insertSession } from "../repositories/sessions.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { newActor, sessionRow } from "../testing/people.ts";
import { createClockGuard } from "./clock-guard.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.parse("2026-05-06T07:08:09.000Z");

eachDatabase((db) => {
  describe("the clock", () => {
    it("is plausible with an empty database", async () => {
      expect((await createClockGuard(db(), () => NOW)).isPlausible()).toBe(true);
    });

    it("is plausible while it agrees with the time that passes", async () => {
      await use(NOW);
      let steady = 0;
      const guard = await createClockGuard(
        db(),
        () => NOW + 6 * DAY_MS + steady,
        () => steady,
      );
      expect(guard.isPlausible()).toBe(true);
      steady = 30 * DAY_MS;
      expect(guard.isPlausible()).toBe(true);
    });

    it("is not plausible for a day after it has jumped", async () => {
      await use(NOW);
      let [steady, error] = [0, 0];
      const guard = await createClockGuard(
        db(),
        () => NOW + steady + error,
        () => steady,
      );
      error = 100 * DAY_MS;
      expect(guard.isPlausible()).toBe(false);
      steady += 23 * HOUR_MS;
      expect(guard.isPlausible()).toBe(false);
      error = 0;
      expect(guard.isPlausible()).toBe(false);
      steady += DAY_MS;
      expect(guard.isPlausible()).toBe(true);
    });

    it("is not plausible for a day after a start much later than all that is stored", async () => {
      await use(NOW);
      let steady = 0;
      const guard = await createClockGuard(
        db(),
        () => NOW + 100 * DAY_MS + steady,
        () => steady,
      );
      expect(guard.isPlausible()).toBe(false);
      steady = DAY_MS;
      expect(guard.isPlausible()).toBe(true);
    });
  });

  async function use(at: number): Promise<void> {
    const { uid } = await newActor(db());
    const now = new Date(at).toISOString();
    await insertSession(db(), sessionRow(uid, { now, expiresAt: now }));
  }
});
