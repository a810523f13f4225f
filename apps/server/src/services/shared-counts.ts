/** Counting together with the servers that share the database (docs/decisions/097-many-servers.md). */
import { hash } from "node:crypto";
import type { Db } from "../db/schema.ts";
import { addUses, readUses, type Uses } from "../repositories/rate-counts.ts";
import { inBatches } from "./in-batches.ts";

export interface SharedCount {
  readonly uses: number;
  /** Milliseconds until counting begins anew; 0 where nothing is counted. */
  readonly leftMs: number;
}

export interface SharedCounts {
  /** Counts one use. @returns how many there were in this window, this one with them */
  add(key: string, windowMs: number): Promise<SharedCount>;
  /** Counts nothing. */
  read(key: string): Promise<SharedCount>;
}

/** Whoever had nothing counted is not asked about again for so long. */
const CLEAN_MS = 1000;
const MOST_REMEMBERED = 10_000;
const NOTHING: SharedCount = { uses: 0, leftMs: 0 };

/** @param clock milliseconds since 1970. Servers' clocks may differ by as much as a window may be off */
export function createSharedCounts(db: Db, clock: () => number = Date.now): SharedCounts {
  const clean = new Map<string, number>();
  const adder = inBatches((uses: readonly Addition[]) => addAll(db, uses, clock()));
  const reader = inBatches((keys: readonly string[]) => readAll(db, keys, clock()));
  const remember = (key: string): void => {
    if (clean.size >= MOST_REMEMBERED) clean.clear();
    clean.set(key, clock() + CLEAN_MS);
  };
  return {
    add: (name, windowMs) => {
      const key = hashed(name);
      clean.delete(key);
      return adder({ key, windowMs });
    },
    read: async (name) => {
      const key = hashed(name);
      if ((clean.get(key) ?? 0) > clock()) return NOTHING;
      const count = await reader(key);
      if (count.uses === 0) remember(key);
      return count;
    },
  };
}

interface Addition {
  readonly key: string;
  readonly windowMs: number;
}

/** Those of one key come one after the other, in the order in which they were asked for. */
async function addAll(db: Db, additions: readonly Addition[], now: number): Promise<SharedCount[]> {
  const wanted = new Map<string, Uses>();
  for (const { key, windowMs } of additions)
    wanted.set(key, { key, uses: (wanted.get(key)?.uses ?? 0) + 1, endsAt: iso(now + windowMs) });
  const counted = byKey(await addUses(db, [...wanted.values()], iso(now)));
  const before = new Map([...wanted].map(([key, { uses }]) => [key, (counted.get(key)?.uses ?? uses) - uses]));
  return additions.map(({ key }) => {
    const uses = (before.get(key) ?? 0) + 1;
    before.set(key, uses);
    return { uses, leftMs: leftOf(counted.get(key), now) };
  });
}

async function readAll(db: Db, keys: readonly string[], now: number): Promise<SharedCount[]> {
  const counted = byKey(await readUses(db, [...new Set(keys)], iso(now)));
  return keys.map((key) => ({ uses: counted.get(key)?.uses ?? 0, leftMs: leftOf(counted.get(key), now) }));
}

function byKey(uses: readonly Uses[]): ReadonlyMap<string, Uses> {
  return new Map(uses.map((one) => [one.key, one]));
}

function leftOf(uses: Uses | undefined, now: number): number {
  return uses === undefined ? 0 : Math.max(0, Date.parse(uses.endsAt) - now);
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

function hashed(name: string): string {
  return hash("sha256", name);
}
