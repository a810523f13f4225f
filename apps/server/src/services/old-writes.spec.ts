import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { listAppliedWrites, recordAppliedWrites } from "../repositories/applied-writes.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { newPerson } from "../testing/people.ts";
import { deleteOldWrites } from "./old-writes.ts";

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.parse("2026-06-01T10:00:00.000Z");
const daysAgo = (days: number): string => new Date(NOW - days * DAY_MS).toISOString();

eachDatabase((db) => {
  it("Writes older than 90 days are deleted in several statements, and no others", async () => {
    const [ada, bob] = [await newPerson(db()), await newPerson(db())];
    const note = (uid: string, days: number): Promise<unknown> =>
      recordAppliedWrites(db(), [{ uid, id: randomUUID(), result: {} }], daysAgo(days));
    for (const days of [300, 200, 91, 90.5, 89, 0]) await note(ada.uid, days);
    await note(bob.uid, 100);
    expect(await deleteOldWrites(db(), NOW, 2)).toBe(5);
    const left = await listAppliedWrites(db(), ada.uid);
    expect(left.map(({ appliedAt }) => appliedAt)).toEqual([daysAgo(89), daysAgo(0)]);
    expect(await listAppliedWrites(db(), bob.uid)).toEqual([]);
    expect(await deleteOldWrites(db(), NOW, 2)).toBe(0);
  });
});
