/** Counting everything anew, for when the counters are new, or to see whether they are right. */
import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { isPostgres } from "../db/dialect.ts";
import type { Count } from "./counters.ts";
import { countImages } from "./image-counts.ts";
import { COUNTED_COLUMNS, countedOf, Tally } from "./user-counts.ts";

const ROWS_AT_ONCE = 5000;

/**
 * Holds all counters until the transaction ends: whoever changes what is counted waits, so that what has been counted
 * stays so. On SQLite every transaction of ours keeps the others out.
 */
export async function holdCounters(transaction: Db): Promise<void> {
  if (isPostgres(transaction)) await sql`lock table counters in share row exclusive mode`.execute(transaction);
}

/** Counts all that is counted, in a transaction that holds the counters. */
export async function recount(transaction: Db): Promise<Count[]> {
  const tally = new Tally();
  let after = "";
  for (;;) {
    const rows = await transaction
      .selectFrom("users")
      .select(["uid", ...COUNTED_COLUMNS])
      .where("uid", ">", after)
      .orderBy("uid")
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) for (const one of countedOf(row)) tally.add(one);
    after = rows.at(-1)?.uid ?? "";
    if (rows.length < ROWS_AT_ONCE) return [...tally.counts(), ...(await countImages(transaction))];
  }
}
