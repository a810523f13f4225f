import type { Db } from "../db/schema.ts";

/** Returns the latest session use or write, ISO 8601; null for an unused database. */
export async function latestActivity(db: Db): Promise<string | null> {
  const session = await db
    .selectFrom("sessions")
    .select(({ fn }) => fn.max("last_seen_at").as("at"))
    .executeTakeFirst();
  const write = await db
    .selectFrom("applied_writes")
    .select(({ fn }) => fn.max("applied_at").as("at"))
    .executeTakeFirst();
  const times = [session?.at, write?.at].filter((at) => typeof at === "string");
  return times.toSorted().at(-1) ?? null;
}
