import type { Db } from "../db/schema.ts";

/** Counters: users by plan and by each answer, places by name and users who named one, image uploads by kind. */
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
  /** Normalised value. */
  readonly value: string;
  /** As written by users. */
  readonly label: string;
}

export interface Move extends Counted {
  /** Difference; negative to decrease. */
  readonly by: number;
}

export interface Count extends Counted {
  readonly amount: number;
}

/**
 * Updates counters in the transaction changing the counted data: once, at its end, because all other transactions wait
 * for the same rows. The order is fixed, so that two transactions can't wait for each other.
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
  // Values without users are deleted: they may be a user's words.
  for (const { counter, value } of rows.filter(({ by }) => by < 0))
    await db
      .deleteFrom("counters")
      .where("counter", "=", counter)
      .where("value", "=", value)
      .where("amount", "=", 0)
      .execute();
}

/** Lists all counters except places, which may be as many as users. */
export async function listCounters(db: Db): Promise<Count[]> {
  const rows = await db.selectFrom("counters").selectAll().where("counter", "not in", ["place", "stale"]).execute();
  return rows.map(toCount);
}

/** Lists places, the most frequent first. */
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

/** Lists all counters, including places. */
export async function listAllCounters(db: Db): Promise<Count[]> {
  return (await db.selectFrom("counters").selectAll().where("counter", "<>", "stale").execute()).map(toCount);
}

/** True when a migration has invalidated the counters. */
export async function areCountersStale(db: Db): Promise<boolean> {
  const row = await db.selectFrom("counters").select("amount").where("counter", "=", "stale").executeTakeFirst();
  return row !== undefined;
}

const BATCH_SIZE = 1000;

/** Replaces all counters; afterwards they aren't stale. */
export async function replaceCounters(db: Db, counts: readonly Count[]): Promise<void> {
  await db.deleteFrom("counters").execute();
  for (let at = 0; at < counts.length; at += BATCH_SIZE) {
    const rows = counts.slice(at, at + BATCH_SIZE);
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
  // Only this file writes counters.
  return { counter: counter as Counter, value, label, amount };
}
