import type { Db } from "../db/schema.ts";

/** What is counted: people by their plan and their answers, places by name and people who named one, images by kind. */
export type Counter =
  | "plan"
  | "onboarded"
  | "craft"
  | "primaryUseCase"
  | "imageVolume"
  | "preferredPlatform"
  | "place"
  | "placed"
  | "image";

export interface Counted {
  readonly counter: Counter;
  /** What is counted as one. */
  readonly value: string;
  /** How it is written. */
  readonly label: string;
}

export interface Move extends Counted {
  /** How many more, or fewer. */
  readonly by: number;
}

export interface Count extends Counted {
  readonly amount: number;
}

/**
 * Moves counters in the transaction that changes what they count; once in a transaction and at its end, as all others
 * wait for the same rows. Always in the same order, so that two never wait for each other.
 */
export async function moveCounters(db: Db, moves: readonly Move[]): Promise<void> {
  const rows = inOrder(moves.filter(({ by }) => by !== 0));
  if (rows.length === 0) return;
  await db
    .insertInto("counters")
    .values(rows.map(({ counter, value, label, by }) => ({ counter, value, label, amount: by })))
    .onConflict((conflict) =>
      conflict.columns(["counter", "value"]).doUpdateSet((row) => ({
        amount: row("counters.amount", "+", row.ref("excluded.amount")),
      })),
    )
    .execute();
  // What nobody says any more is not kept either: it was somebody's own words.
  for (const { counter, value } of rows.filter(({ by }) => by < 0))
    await db
      .deleteFrom("counters")
      .where("counter", "=", counter)
      .where("value", "=", value)
      .where("amount", "=", 0)
      .execute();
}

/** All but places, of which there may be as many as people. */
export async function listCounters(db: Db): Promise<Count[]> {
  const rows = await db.selectFrom("counters").selectAll().where("counter", "not in", ["place", "stale"]).execute();
  return rows.map(toCount);
}

/** The most named first. */
export async function listPlaces(db: Db, limit: number): Promise<Count[]> {
  const rows = await db
    .selectFrom("counters")
    .selectAll()
    .where("counter", "=", "place")
    .orderBy("amount", "desc")
    .orderBy("value")
    .limit(limit)
    .execute();
  return rows.map(toCount);
}

/** Every counter there is, places with them. */
export async function listAllCounters(db: Db): Promise<Count[]> {
  return (await db.selectFrom("counters").selectAll().where("counter", "<>", "stale").execute()).map(toCount);
}

/** Whether something is there that was never counted. */
export async function areCountersStale(db: Db): Promise<boolean> {
  const row = await db.selectFrom("counters").select("amount").where("counter", "=", "stale").executeTakeFirst();
  return row !== undefined;
}

const ROWS_AT_ONCE = 1000;

/** Puts what was counted in the place of all counters; nothing is stale then. */
export async function replaceCounters(db: Db, counts: readonly Count[]): Promise<void> {
  await db.deleteFrom("counters").execute();
  for (let at = 0; at < counts.length; at += ROWS_AT_ONCE) {
    const rows = counts.slice(at, at + ROWS_AT_ONCE);
    await db
      .insertInto("counters")
      .values(rows.map(({ counter, value, label, amount }) => ({ counter, value, label, amount })))
      .execute();
  }
}

function inOrder(moves: readonly Move[]): Move[] {
  const key = ({ counter, value }: Move): string => `${counter} ${value}`;
  return moves.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

function toCount({
  counter,
  value,
  label,
  amount,
}: {
  counter: string;
  value: string;
  label: string;
  amount: number;
}): Count {
  // Only this file writes them.
  return { counter: counter as Counter, value, label, amount };
}
