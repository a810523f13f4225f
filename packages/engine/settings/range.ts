export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export function clamp(value: number, { min, max }: Pick<Range, "min" | "max">): number {
  return Math.min(max, Math.max(min, value));
}
