const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** `3 March 2026`. @param instant ISO 8601 */
export function dayOf(instant: string): string {
  return DAY.format(new Date(instant));
}
