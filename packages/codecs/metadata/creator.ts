/** Credit templates with the name as a group. */
const TEMPLATES = [
  /^(?:(?:photo|photograph|photography|photographed|image|shot|captured|taken)\s+)?by\s*:?\s+(?<name>.+)$/iu,
  /^@\s*(?<name>.+)$/u,
  /^(?:©|\(c\)|copyright(?:\s*©)?)\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?\s+)?(?<name>.+)$/iu,
  /^(?<name>.+?)\s+photography$/iu,
];

/**
 * Extracts the name from a photo credit that follows a template (`Photo by Ada`, `@Ada`, `© Ada`, `Ada Photography`,
 * `Shot by Ada`, `Captured by Ada`); otherwise returns the credit as typed.
 */
export function creatorOf(credit: string): string {
  const typed = credit.trim();
  const names = TEMPLATES.map((template) => template.exec(typed)?.groups?.["name"]?.trim());
  return names.find((name) => name !== undefined && name !== "") ?? typed;
}

/**
 * Another person's name that an export would replace by the name in its photo credit; null if there is none.
 * @param creator creator that the photo's file names
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
