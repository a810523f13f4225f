/** Milliseconds since 1970; passed in, so that tests can advance time. */
export type Clock = () => number;

/** Returns an instant in database notation: ISO 8601, UTC, with milliseconds. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
