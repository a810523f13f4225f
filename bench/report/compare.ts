import type { Figure } from "../lib/figures.ts";

/** Two runs' ratios on the same machine differ by less than this share without a cause. */
const TOLERANCE = 0.1;

/** Describes figures worse or missing, and those newly exceeding a limit. */
export function regressions(before: readonly Figure[], after: readonly Figure[]): string[] {
  const fresh = new Map(after.map((figure) => [figure.name, figure]));
  return before.flatMap((old) => {
    const now = fresh.get(old.name);
    if (now === undefined) return [`${old.name}: not measured`];
    const ratios = `${old.ratio.toFixed(2)} to ${now.ratio.toFixed(2)}`;
    if (now.ratio > old.ratio * (1 + TOLERANCE)) return [`${old.name}: ${ratios} of the baseline`];
    return keeps(old) && !keeps(now) ? [`${old.name}: ${ratios}, above the limit of ${now.limit}`] : [];
  });
}

function keeps({ ratio, limit }: Figure): boolean {
  return limit === null || ratio <= limit;
}
