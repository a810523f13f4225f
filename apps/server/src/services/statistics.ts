/** Totals and breakdowns, read from counters updated by each change. */
import type { Breakdown, Statistics } from "@matte/contracts";
import { PAID_PLANS } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import {
  areCountersStale,
  listAllCounters,
  listCounters,
  listPlaces,
  replaceCounters,
  type Count,
  type Counter,
} from "../repositories/counters.ts";
import { lockCounters, recount } from "../repositories/recount.ts";
import type { AuthorizedAdministration } from "./authorized.ts";

const PLACES_LISTED = 50;

export async function readStatistics(db: Db, _by: AuthorizedAdministration): Promise<Statistics> {
  const counts = await listCounters(db);
  const places = await listPlaces(db, PLACES_LISTED);
  const total = (counter: Counter, value?: string): number =>
    counts
      .filter((count) => count.counter === counter && (value === undefined || count.value === value))
      .reduce((sum, { amount }) => sum + amount, 0);
  const breakdown = (counter: Counter): Breakdown => ({
    answered: total(counter),
    entries: toEntries(counts.filter((count) => count.counter === counter)),
  });
  return {
    users: total("plan"),
    proUsers: PAID_PLANS.reduce((sum, plan) => sum + total("plan", plan), 0),
    onboarded: total("onboarded"),
    images: total("image", "matte"),
    crafts: breakdown("craft"),
    primaryUseCases: breakdown("primaryUseCase"),
    imageVolumes: breakdown("imageVolume"),
    preferredPlatforms: breakdown("preferredPlatform"),
    places: { answered: total("placed"), entries: toEntries(places) },
  };
}

/** Sorts by frequency, then by name. */
function toEntries(counts: readonly Count[]): Breakdown["entries"] {
  return counts
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount || (one.value < other.value ? -1 : 1))
    .map(({ label, amount }) => ({ label, count: amount }));
}

/**
 * Counts everything after a migration has marked the counters as stale. When several servers start at once, one does
 * so.
 */
export async function rebuildStaleCounters(db: Db): Promise<void> {
  if (!(await areCountersStale(db))) return;
  await db.transaction().execute(async (transaction) => {
    await lockCounters(transaction);
    if (await areCountersStale(transaction)) await replaceCounters(transaction, await recount(transaction));
  });
}

/** Counts everything and replaces the counters. Changes in counted data wait until it is done. */
export async function rebuildCounters(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockCounters(transaction);
    await replaceCounters(transaction, await recount(transaction));
  });
}

/** A counter that differs from the counted data. */
export interface Discrepancy {
  readonly counter: string;
  readonly value: string;
  readonly stored: number;
  readonly counted: number;
}

/** @returns all differences; none for correct counters */
export function checkCounters(db: Db): Promise<Discrepancy[]> {
  return db.transaction().execute(async (transaction) => {
    await lockCounters(transaction);
    const stored = byName(await listAllCounters(transaction));
    const counted = byName(await recount(transaction));
    const names = [...new Set([...stored.keys(), ...counted.keys()])].sort();
    return names.flatMap((name) => {
      const { counter, value } = stored.get(name) ?? counted.get(name) ?? { counter: "", value: "" };
      const [is, should] = [stored.get(name)?.amount ?? 0, counted.get(name)?.amount ?? 0];
      return is === should ? [] : [{ counter, value, stored: is, counted: should }];
    });
  });
}

function byName(counts: readonly Count[]): ReadonlyMap<string, Count> {
  return new Map(counts.map((count) => [`${count.counter} ${count.value}`, count]));
}
