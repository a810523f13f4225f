const LIMIT = 60;

/** Returns the name in a photo credit, such as `Photo by Ada` or `© 2026 Ada`; empty for none, and for a template. */
export function initialName(credit: string): string {
  if (/[{}]/u.test(credit)) return "";
  const name = credit.replace(/^\s*(?:©|\(c\)|copyright|photo(?:graph)?s? by|by|@)?\s*(?:\d{4}\s+)?/iu, "").trim();
  return name.length > LIMIT ? "" : name;
}
