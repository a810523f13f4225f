import { median } from "./statistics.ts";

/** A benchmark's result next to the baseline measured in turn with it. */
export interface Figure {
  readonly name: string;
  readonly unit: "ms" | "MB" | "µs";
  readonly value: number;
  readonly baseline: number;
  /** The rounds' median ratio between value and baseline. */
  readonly ratio: number;
  /** Highest acceptable ratio; null for figures without a goal. */
  readonly limit: number | null;
  /** Rounds whose medians are the values. */
  readonly rounds: number;
}

/** One round's values, in the figure's unit. */
export interface Pair {
  readonly value: number;
  readonly baseline: number;
}

const recorded: Figure[] = [];

/** Adds a figure to this run's report. */
export function recordFigure(
  head: Pick<Figure, "name" | "unit"> & { readonly limit?: number | undefined },
  rounds: readonly Pair[],
): void {
  const { limit = null, ...rest } = head;
  const middle = (pick: (pair: Pair) => number): number => median(rounds.map(pick));
  recorded.push({
    ...rest,
    value: middle(({ value }) => value),
    baseline: middle(({ baseline }) => baseline),
    ratio: middle(({ value, baseline }) => value / baseline),
    limit,
    rounds: rounds.length,
  });
}

export function recordedFigures(): readonly Figure[] {
  return recorded;
}
