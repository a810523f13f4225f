/** The link by which a visitor came, until the visitor has an account. */
import { REFERRAL_LIMIT } from "@matte/contracts/referral-limits";
import { localValues, type StoredValues } from "#lib/storage.ts";
import { senderIn } from "./sender.ts";

/** No user's: visitors have no account yet. */
const KEY = "matte.arrival";
const DAY_MS = 86_400_000;

export interface Arrival {
  readonly code: string;
  /** ISO 8601. */
  readonly openedAt: string;
}

/**
 * Keeps the sender in a link that a visitor opened.
 * @param now milliseconds since 1970
 * @returns the sender's code; null for a link without a sender, or opened before
 */
export function keepArrival(fragment: string, now: number, values: StoredValues = localValues): string | null {
  const before = keptArrival(now, values);
  const code = senderIn(fragment);
  if (code === null || code === before?.code) return null;
  const arrival: Arrival = { code, openedAt: new Date(now).toISOString() };
  return values.write(KEY, arrival) ? code : null;
}

/** Returns what counts still. Older entries are removed. */
export function keptArrival(now: number, values: StoredValues = localValues): Arrival | null {
  const kept = values.read(KEY);
  if (kept === undefined) return null;
  if (isArrival(kept) && now - Date.parse(kept.openedAt) <= REFERRAL_LIMIT.days * DAY_MS) return kept;
  forgetArrival(values);
  return null;
}

export function forgetArrival(values: StoredValues = localValues): void {
  values.remove(KEY);
}

function isArrival(value: unknown): value is Arrival {
  if (typeof value !== "object" || value === null || !("code" in value) || !("openedAt" in value)) return false;
  return typeof value.code === "string" && typeof value.openedAt === "string";
}
