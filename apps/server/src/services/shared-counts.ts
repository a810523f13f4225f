/** Counts shared by servers on one database (docs/decisions/097-many-servers.md). */
import { hash } from "node:crypto";
import type { Db } from "../db/schema.ts";
import { isoTime } from "../domain/clock.ts";
import { DomainError } from "../domain/domain-error.ts";
import { inTime } from "../domain/in-time.ts";
import * as repository from "../repositories/rate-counts.ts";
import type { Uses } from "../repositories/rate-counts.ts";
import { batched } from "./batched.ts";

export interface SharedCount {
  readonly uses: number;
  /** Milliseconds until the window ends; 0 without an open one. */
  readonly leftMs: number;
}

export interface SharedCounts {
  /** Counts one use. @returns the uses in this window, including this one */
  add(key: string, windowMs: number): Promise<SharedCount>;
  /** Reads without counting; at once if the count is known, as nearly every request reads one. */
  read(key: string): SharedCount | Promise<SharedCount>;
}

/** A request waits no longer for its limits: without an answer it is allowed. */
const ANSWER_MS = 1000;
/** A key without uses isn't read again this long. */
const NEGATIVE_CACHE_MS = 1000;
const NEGATIVE_CACHE_SIZE = 10_000;
const UNUSED: SharedCount = { uses: 0, leftMs: 0 };

/**
 * Rejects both calls with `data-unavailable` if the database doesn't answer in time.
 * @param clock milliseconds since 1970. Windows err by the difference between the servers' clocks
 */
export function createSharedCounts(db: Db, clock: () => number = Date.now): SharedCounts {
  const unusedUntil = new Map<string, number>();
  const adder = batched((uses: readonly Addition[]) => addAll(db, uses, clock()));
  const reader = batched((keys: readonly string[]) => readAll(db, keys, clock()));
  const cacheUnused = (key: string): void => {
    if (unusedUntil.size >= NEGATIVE_CACHE_SIZE) unusedUntil.clear();
    unusedUntil.set(key, clock() + NEGATIVE_CACHE_MS);
  };
  const readStored = async (key: string): Promise<SharedCount> => {
    const count = await reader(key);
    if (count.uses === 0) cacheUnused(key);
    return count;
  };
  return {
    add: (name, windowMs) => {
      const key = hashed(name);
      unusedUntil.delete(key);
      return inTime(adder({ key, windowMs }), ANSWER_MS, unanswered());
    },
    read: (name) => {
      const key = hashed(name);
      if ((unusedUntil.get(key) ?? 0) > clock()) return UNUSED;
      return inTime(readStored(key), ANSWER_MS, unanswered());
    },
  };
}

/** Makes the error for a caller that can’t answer without a count: a retry may help. */
function unanswered(): DomainError {
  return new DomainError("data-unavailable", undefined, { cause: new Error("The uses were not counted in time.") });
}

/** Deletes ended windows. @param now milliseconds since 1970 */
export function deleteEndedCounts(db: Db, now: number): Promise<void> {
  return repository.deleteEndedCounts(db, isoTime(now));
}

interface Addition {
  readonly key: string;
  readonly windowMs: number;
}

/** Numbers one key's uses in call order. */
async function addAll(db: Db, additions: readonly Addition[], now: number): Promise<SharedCount[]> {
  const wanted = new Map<string, Uses>();
  for (const { key, windowMs } of additions)
    wanted.set(key, { key, uses: (wanted.get(key)?.uses ?? 0) + 1, endsAt: isoTime(now + windowMs) });
  const counted = byKey(await repository.addUses(db, [...wanted.values()], isoTime(now)));
  const before = new Map([...wanted].map(([key, { uses }]) => [key, (counted.get(key)?.uses ?? uses) - uses]));
  return additions.map(({ key }) => {
    const uses = (before.get(key) ?? 0) + 1;
    before.set(key, uses);
    return { uses, leftMs: leftOf(counted.get(key), now) };
  });
}

async function readAll(db: Db, keys: readonly string[], now: number): Promise<SharedCount[]> {
  const counted = byKey(await repository.readUses(db, [...new Set(keys)], isoTime(now)));
  return keys.map((key) => ({ uses: counted.get(key)?.uses ?? 0, leftMs: leftOf(counted.get(key), now) }));
}

function byKey(rows: readonly Uses[]): ReadonlyMap<string, Uses> {
  return new Map(rows.map((row) => [row.key, row]));
}

function leftOf(uses: Uses | undefined, now: number): number {
  return uses === undefined ? 0 : Math.max(0, Date.parse(uses.endsAt) - now);
}

function hashed(name: string): string {
  return hash("sha256", name);
}
