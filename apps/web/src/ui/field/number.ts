/** Parses and formats typed numbers. */

export interface NumberRules {
  readonly min: number;
  readonly max: number;
  /** Digits kept after the decimal point. */
  readonly decimals: number;
}

const WRITTEN = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** Parses a number with a decimal comma or point and an optional unit; undefined when there is none. */
export function parseNumber(text: string, unit = ""): number | undefined {
  const trimmed = text.trim().replace(",", ".").replace("−", "-");
  const digits = unit !== "" && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length).trim() : trimmed;
  return WRITTEN.test(digits) ? Number(digits) : undefined;
}

/** Rounds to the digits kept, then clamps to the range. */
export function fitNumber(value: number, { min, max, decimals }: NumberRules): number {
  return Math.min(max, Math.max(min, Number(value.toFixed(decimals))));
}

/** Formats without trailing zeros: `8`, `8.5`. */
export function formatNumber(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}

/** How far an arrow key changes the value; undefined for other keys. */
export function arrowStep(event: { readonly key: string; readonly shiftKey: boolean }): number | undefined {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  return direction === undefined ? undefined : direction * (event.shiftKey ? 10 : 1);
}
