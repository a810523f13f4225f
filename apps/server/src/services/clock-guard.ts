/** Notices a wrong clock, so that no data is deleted as old because of it. */
import type { Db } from "../db/schema.ts";
import type { Clock } from "../domain/clock.ts";
import { latestActivity } from "../repositories/latest-activity.ts";

export interface ClockGuard {
  /** False for a day after a clock jump, or after a start much later than all stored data. */
  isPlausible(): boolean;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A server in use stores something every few days. */
const LONGEST_PAUSE_MS = 7 * DAY_MS;

interface Anchor {
  readonly wall: number;
  readonly steady: number;
  readonly trusted: boolean;
}

/**
 * @param wall the machine's clock, changeable by an operator or a time server
 * @param steady increasing milliseconds, from any start
 */
export async function createClockGuard(
  db: Db,
  wall: Clock = Date.now,
  steady: () => number = () => performance.now(),
): Promise<ClockGuard> {
  const latest = await latestActivity(db);
  const trusted = latest === null || wall() - Date.parse(latest) < LONGEST_PAUSE_MS;
  let anchor: Anchor = { wall: wall(), steady: steady(), trusted };
  return {
    isPlausible: () => {
      const [now, elapsed] = [wall(), steady() - anchor.steady];
      if (Math.abs(now - anchor.wall - elapsed) > HOUR_MS) anchor = { wall: now, steady: steady(), trusted: false };
      return anchor.trusted || steady() - anchor.steady >= DAY_MS;
    },
  };
}
