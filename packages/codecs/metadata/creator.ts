/** The words of the credit templates around a name; `name` is theirs alone. */
const TEMPLATES = [
  /^(?:(?:photo|photograph|photography|photographed|image|shot|captured|taken)\s+)?by\s*:?\s+(?<name>.+)$/iu,
  /^@\s*(?<name>.+)$/u,
  /^(?:©|\(c\)|copyright(?:\s*©)?)\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?\s+)?(?<name>.+)$/iu,
  /^(?<name>.+?)\s+photography$/iu,
];

/**
 * The name in a photo credit: without the words of a template (`Photo by Ada`, `@Ada`, `© Ada`, `Ada Photography`,
 * `Shot by Ada`, `Captured by Ada`), else the credit as typed.
 */
export function creatorOf(credit: string): string {
  const typed = credit.trim();
  const names = TEMPLATES.map((template) => template.exec(typed)?.groups?.["name"]?.trim());
  return names.find((name) => name !== undefined && name !== "") ?? typed;
}
