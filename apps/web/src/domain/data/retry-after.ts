/** The header `Retry-After` (RFC 9110 §10.2.3): a number of seconds, or a date. */

/** Longer waits are taken for a mistake, so that nobody's changes are held up for days. */
const LONGEST_RETRY_AFTER = 3_600_000;

/**
 * @param value the header
 * @param date the same answer's `Date`. A date counts from that: the clock here may be wrong, the server's agrees with itself
 * @returns milliseconds from now, 0 when there is nothing to go by
 */
export function retryAfter(value: string | null, date: string | null): number {
  if (value === null) return 0;
  const text = value.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.parse(date ?? "");
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_RETRY_AFTER);
}
