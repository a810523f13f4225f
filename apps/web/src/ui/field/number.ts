/** Numbers as people type them, and as fields show them. */

export interface NumberRules {
  readonly min: number;
  readonly max: number;
  /** Digits kept after the decimal sign. */
  readonly decimals: number;
}

const WRITTEN = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** The number in the text, decimal comma or point, the unit allowed behind it; undefined when there is none. */
export function parseNumber(text: string, unit = ""): number | undefined {
  const bare = text.trim().replace(",", ".").replace("−", "-");
  const digits = unit !== "" && bare.endsWith(unit) ? bare.slice(0, -unit.length).trim() : bare;
  return WRITTEN.test(digits) ? Number(digits) : undefined;
}

/** Rounded to the digits kept, then into the range. */
export function fitNumber(value: number, { min, max, decimals }: NumberRules): number {
  return Math.min(max, Math.max(min, Number(value.toFixed(decimals))));
}

/** Without trailing zeros: `8`, `8.5`. */
export function formatNumber(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}

/** What an arrow key does to the value; undefined for any other key. */
export function arrowStep(event: { readonly key: string; readonly shiftKey: boolean }): number | undefined {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  return direction === undefined ? undefined : direction * (event.shiftKey ? 10 : 1);
}
