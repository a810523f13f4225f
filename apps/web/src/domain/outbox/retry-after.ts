/** The header `Retry-After` (RFC 9110 §10.2.3): a number of seconds, or a date. */

/** Milliseconds; longer waits are taken for a mistake, so that they hold up no changes for days. */
const LONGEST_RETRY_AFTER = 3_600_000;

/**
 * @param value the header
 * @param date the same answer's `Date`: dates are compared with each other, because this device's clock may be wrong
 * @returns milliseconds from now; 0 without a valid header
 */
export function retryAfter(value: string | null, date: string | null): number {
  if (value === null) return 0;
  const text = value.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.parse(date ?? "");
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_RETRY_AFTER);
}
