/** A batch's median rounds as table cells. */
import { median } from "./statistics.ts";

/** One action's cost: seconds, the longest task's milliseconds, the renderer's peak memory in MB. */
export type Cost = readonly [seconds: number, stall: number, peak: number];

/** A batch's figures in one round. */
export interface Wedding {
  readonly seen: Cost;
  readonly dragged: Cost;
  readonly exported: Cost;
  /** Null if the round does not wait for uploads. */
  readonly uploaded: Cost | null;
  /** Bytes. */
  readonly zip: number;
}

export const WEDDING_HEAD = [
  "seen",
  "stall",
  "peak",
  "dragged",
  "stall",
  "peak",
  "exported",
  "stall",
  "peak",
  "uploaded",
  "stall",
  "peak",
  "ZIP",
];

/** @param rounds with equally large batches */
export function weddingRow(rounds: readonly Wedding[]): string[] {
  const costs = (["seen", "dragged", "exported", "uploaded"] as const).flatMap((action) =>
    cellsOf(rounds.flatMap((wedding) => (wedding[action] === null ? [] : [wedding[action]]))),
  );
  return [...costs, `${(median(rounds.map(({ zip }) => zip)) / 2 ** 30).toFixed(2)} GiB`];
}

export function cellsOf(costs: readonly Cost[]): string[] {
  if (costs.length === 0) return ["", "", ""];
  const middle = (part: number): number => median(costs.map((cost) => cost[part] ?? Number.NaN));
  return [`${middle(0).toFixed(1)} s`, `${middle(1).toFixed(0)} ms`, `${middle(2).toFixed(0)} MB`];
}
