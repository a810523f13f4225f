/** Totals and breakdowns, from counters that every change moves with it. */
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
import { holdCounters, recount } from "../repositories/recount.ts";
import type { AuthorizedAdministration } from "./authorized.ts";

/** As many places are told one by one. */
const MOST_PLACES = 50;

export async function readStatistics(db: Db, _by: AuthorizedAdministration): Promise<Statistics> {
  const counts = await listCounters(db);
  const places = await listPlaces(db, MOST_PLACES);
  const total = (counter: Counter, value?: string): number =>
    counts
      .filter((one) => one.counter === counter && (value === undefined || one.value === value))
      .reduce((sum, { amount }) => sum + amount, 0);
  const breakdown = (counter: Counter): Breakdown => ({
    answered: total(counter),
    entries: toEntries(counts.filter((one) => one.counter === counter)),
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

/** The most frequent first; of equals, by the alphabet. */
function toEntries(counts: readonly Count[]): Breakdown["entries"] {
  return counts
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount || (one.value < other.value ? -1 : 1))
    .map(({ label, amount }) => ({ label, count: amount }));
}

/** Counts what was never counted; of several servers that start at once, one does. */
export async function countWhatIsStale(db: Db): Promise<void> {
  if (!(await areCountersStale(db))) return;
  await db.transaction().execute(async (transaction) => {
    await holdCounters(transaction);
    if (await areCountersStale(transaction)) await replaceCounters(transaction, await recount(transaction));
  });
}

/** Counts everything anew; who changes something counted waits meanwhile. */
export async function rebuildCounters(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdCounters(transaction);
    await replaceCounters(transaction, await recount(transaction));
  });
}

/** A counter that is not what counting comes to. */
export interface Discrepancy {
  readonly counter: string;
  readonly value: string;
  readonly kept: number;
  readonly counted: number;
}

/** @returns what is wrong; nothing when all is well */
export function checkCounters(db: Db): Promise<Discrepancy[]> {
  return db.transaction().execute(async (transaction) => {
    await holdCounters(transaction);
    const kept = byName(await listAllCounters(transaction));
    const counted = byName(await recount(transaction));
    const names = [...new Set([...kept.keys(), ...counted.keys()])].sort();
    return names.flatMap((name) => {
      const { counter, value } = kept.get(name) ?? counted.get(name) ?? { counter: "", value: "" };
      const [is, should] = [kept.get(name)?.amount ?? 0, counted.get(name)?.amount ?? 0];
      return is === should ? [] : [{ counter, value, kept: is, counted: should }];
    });
  });
}

function byName(counts: readonly Count[]): ReadonlyMap<string, Count> {
  return new Map(counts.map((count) => [`${count.counter} ${count.value}`, count]));
}
