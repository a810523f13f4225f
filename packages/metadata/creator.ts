const TEMPLATES = [
  /^(?:(?:photo|photograph|photography|photographed|image|shot|captured|taken)\s+)?by\s*:?\s+(?<name>.+)$/iu,
  /^@\s*(?<name>.+)$/u,
  /^(?:©|\(c\)|copyright(?:\s*©)?)\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?\s+)?(?<name>.+)$/iu,
  /^(?<name>.+?)\s+photography$/iu,
];

/**
 * Extracts the name from a photo credit such as `Photo by Ada`, `@Ada`, `© Ada`, `Ada Photography`, `Shot by Ada` or `Captured
 * by Ada`; otherwise returns the credit as typed.
 */
export function creatorOf(credit: string): string {
  const typed = credit.trim();
  const names = TEMPLATES.map((template) => template.exec(typed)?.groups?.["name"]?.trim());
  return names.find((name) => name !== undefined && name !== "") ?? typed;
}

/**
 * Returns another creator whom an export would replace with the name in its photo credit, or null.
 * @param creator creator in the photo's file
 * @param credit photo credit as printed
 */
export function replacedCreator(creator: string | undefined, credit: string): string | null {
  const printed = creatorOf(credit);
  if (creator === undefined || printed === "") return null;
  return isSamePerson(creatorOf(creator), printed) ? null : creator;
}

function isSamePerson(one: string, other: string): boolean {
  const plain = (name: string): string =>
    name
      .normalize("NFKC")
      .replace(/[\s.,]+/gu, " ")
      .trim()
      .toLowerCase();
  return plain(one) === plain(other);
}
