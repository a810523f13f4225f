/** Counts everything from the data, to rebuild the counters or to check them. */
import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { isPostgres } from "../db/dialect.ts";
import type { Count } from "./counters.ts";
import { countImages } from "./image-counts.ts";
import { COUNTED_COLUMNS, countedOf, Tally } from "./user-counts.ts";

const BATCH_SIZE = 5000;

/**
 * Locks all counters until the transaction ends: changes in counted data wait, so that the count stays correct. In
 * SQLite every writing transaction excludes the others.
 */
export async function lockCounters(transaction: Db): Promise<void> {
  if (isPostgres(transaction)) await sql`lock table counters in share row exclusive mode`.execute(transaction);
}

/** Counts all data, in a transaction that has locked the counters. */
export async function recount(transaction: Db): Promise<Count[]> {
  const tally = new Tally();
  let after = "";
  for (;;) {
    const rows = await transaction
      .selectFrom("users")
      .select(["uid", ...COUNTED_COLUMNS])
      .where("uid", ">", after)
      .orderBy("uid")
      .limit(BATCH_SIZE)
      .execute();
    for (const row of rows) for (const counted of countedOf(row)) tally.add(counted);
    after = rows.at(-1)?.uid ?? "";
    if (rows.length < BATCH_SIZE) return [...tally.counts(), ...(await countImages(transaction))];
  }
}
