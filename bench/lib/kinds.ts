/** Figures over pictures of unlike kind: their median and their worst. */
import { type Figure, type Pair, recordFigure } from "./figures.ts";
import { median } from "./statistics.ts";

/** Highest acceptable ratios to the baseline. */
export interface KindLimits {
  readonly median?: number;
  readonly worst?: number;
}

export interface KindPair extends Pair {
  readonly kind: string;
}

/** Records the median ratio and the worst; fails the run beyond the limits. Returns both as text. */
export function recordKinds(
  head: Pick<Figure, "name" | "unit">,
  pairs: readonly KindPair[],
  limits: KindLimits,
): string {
  const ratio = ({ value, baseline }: Pair): number => value / baseline;
  const worst = pairs.reduce((one, other) => (ratio(other) > ratio(one) ? other : one));
  const middle = median(pairs.map(ratio));
  recordFigure({ ...head, name: `${head.name}, median of kinds`, limit: limits.median }, pairs);
  recordFigure({ ...head, name: `${head.name}, worst kind`, limit: limits.worst }, [worst]);
  if (middle > (limits.median ?? Infinity) || ratio(worst) > (limits.worst ?? Infinity)) process.exitCode = 1;
  return `${middle.toFixed(2)}, worst ${ratio(worst).toFixed(2)} (${worst.kind})`;
}
