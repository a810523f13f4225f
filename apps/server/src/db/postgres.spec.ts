/** A database server that accepts connections and then stays silent, answers byte by byte, or disappears. */
import { Kysely, sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { leastTime, wall } from "../../../../test/time/least.ts";
import { forSuite } from "../testing/for-suite.ts";
import { startUnwellPostgres } from "../testing/unwell-postgres.ts";
import { UNWELL, type Unwell } from "../testing/unwell.ts";
import { postgresDialect } from "./postgres.ts";
import type { Db, Schema } from "./schema.ts";

const LIMITS = { connectMs: 1000, queryMs: 1000 };

const parts = forSuite(async (keep): Promise<{ readonly front: Unwell; readonly db: Db }> => {
  const { front, address } = await keep(startUnwellPostgres(), (unwell) => unwell.front.stop());
  return { front, db: new Kysely<Schema>({ dialect: postgresDialect(address, () => undefined, LIMITS) }) };
}, 120_000);
afterAll(() => parts().db.destroy());

/** Sent byte by byte, it takes longer than any limit. */
const CONTENT = "x".repeat(1000);
const answer = async (db: Db): Promise<unknown> => (await sql`select repeat('x', 1000) as answer`.execute(db)).rows;
const UNAVAILABLE = { code: "data-unavailable" };

it.each(UNWELL)(
  "Queries and transactions fail within their limit while it is %s, and work afterwards",
  async (condition) => {
    const { front, db } = parts();
    expect(await answer(db)).toEqual([{ answer: CONTENT }]);
    front.condition = condition;
    const failing = async (): Promise<void> => {
      // More than the pool's connections.
      const queries = Array.from({ length: 15 }, () => answer(db));
      const transaction = db.transaction().execute(answer);
      for (const outcome of await Promise.allSettled([...queries, transaction]))
        expect(outcome).toMatchObject({ status: "rejected", reason: UNAVAILABLE });
    };
    expect(await leastTime(failing, { below: 8000, clock: wall, rounds: 3 })).toBeLessThan(8000);
    front.condition = "well";
    await expect.poll(() => answer(db).catch(() => null)).toEqual([{ answer: CONTENT }]);
  },
);

it("A transaction in which it becomes silent fails within the limit, and its rollback doesn't wait as long again", async () => {
  const { front, db } = parts();
  const failing = async (): Promise<void> => {
    const silenced = db.transaction().execute(async (transaction) => {
      await answer(transaction);
      front.condition = "silent";
      await answer(transaction);
    });
    await expect(silenced).rejects.toMatchObject(UNAVAILABLE);
  };
  const timeOnceWell = async (): Promise<number> => {
    front.condition = "well";
    await expect.poll(() => answer(db).catch(() => null)).toEqual([{ answer: CONTENT }]);
    return leastTime(failing, { below: 3500, clock: wall, rounds: 1 });
  };
  await expect.poll(timeOnceWell).toBeLessThan(3500);
  front.condition = "well";
  await expect.poll(() => answer(db).catch(() => null)).toEqual([{ answer: CONTENT }]);
});

it("Shortly after a query without an answer others fail at once, so that a request of several queries waits for one", async () => {
  const { front, db } = parts();
  front.condition = "silent";
  const unanswered = () => expect(answer(db)).rejects.toMatchObject(UNAVAILABLE);
  const second = async (): Promise<number> => {
    await unanswered();
    return leastTime(unanswered, { below: 500, clock: wall, rounds: 1 });
  };
  // A busy machine may begin the second too late.
  await expect.poll(second).toBeLessThan(500);
  front.condition = "well";
  await expect.poll(() => answer(db).catch(() => null)).toEqual([{ answer: CONTENT }]);
});

it("A query that takes too long is ended by the database", async () => {
  await expect(sql`select pg_sleep(20)`.execute(parts().db)).rejects.toMatchObject({ code: "57014" });
});

it("A database without a server is unavailable", async () => {
  const db = new Kysely<Schema>({ dialect: postgresDialect("postgres://127.0.0.1:1/matte", () => undefined, LIMITS) });
  await expect(answer(db)).rejects.toMatchObject(UNAVAILABLE);
  await db.destroy();
});
