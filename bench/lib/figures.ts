import { median } from "./statistics.ts";

/** Result of a benchmark next to the baseline that was measured in turn with it. */
export interface Figure {
  readonly name: string;
  readonly unit: "ms" | "MB" | "µs";
  readonly value: number;
  readonly baseline: number;
  /** Median of the rounds' ratios of value to baseline. */
  readonly ratio: number;
  /** Highest ratio that is acceptable; null for figures without a goal. */
  readonly limit: number | null;
  /** Rounds of which the values are medians. */
  readonly rounds: number;
}

/** Values of one round, in the figure's unit. */
export interface Pair {
  readonly value: number;
  readonly baseline: number;
}

const recorded: Figure[] = [];

/** Adds a figure to the report of this run. */
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
