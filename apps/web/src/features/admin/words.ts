/** How the dashboard writes things. */
const COUNT = new Intl.NumberFormat("en-GB");
const SHARE = new Intl.NumberFormat("en-GB", { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** `2,330`. */
export function countOf(amount: number): string {
  return COUNT.format(amount);
}

/** `8.0%`; nothing of nothing is nothing. */
export function shareOf(amount: number, whole: number): string {
  return SHARE.format(whole === 0 ? 0 : amount / whole);
}

/** `52%`; what is there, but rounds to nothing, is `<1%`. */
export function percentOf(amount: number, whole: number): string {
  const percent = whole === 0 ? 0 : (100 * amount) / whole;
  return percent > 0 && percent < 0.5 ? "<1%" : `${Math.round(percent)}%`;
}

/** `content creator`, but `20-50`. */
export function labelOf(value: string): string {
  return value.replace(/(?<=\p{L})-(?=\p{L})/gu, " ");
}

/** `19 Nov 2026`. */
export function dayOf(time: Date): string {
  return DAY.format(time);
}

/** `21 Nov 2026, 08:20`. */
export function momentOf(time: Date): string {
  return MOMENT.format(time);
}

/** `412 KB`. @param bytes of a file; nothing that is there is 0 KB */
export function sizeOf(bytes: number): string {
  return `${COUNT.format(Math.max(1, Math.round(bytes / 1024)))} KB`;
}
