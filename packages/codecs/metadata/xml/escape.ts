const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const WRITTEN: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#x9;",
  "\n": "&#xA;",
  "\r": "&#xD;",
};

/** Characters that XML 1.0 §2.2 has no way to write, or advises against. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** Resolves references to characters and to the five entities of XML 1.0 §4.6; null where there is any other `&`. */
export function unescaped(text: string): string | null {
  let sound = true;
  const resolved = text.replace(/&([^;&\s]{1,10};)?/g, (_, reference: string | undefined) => {
    const character = reference === undefined ? null : resolve(reference.slice(0, -1));
    sound &&= character !== null;
    return character ?? "";
  });
  return sound ? resolved : null;
}

function resolve(reference: string): string | null {
  const digits = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(reference);
  if (digits === null) return ENTITIES[reference] ?? null;
  const code = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
  return code <= 0x10_ffff ? String.fromCodePoint(code) : null;
}

/** Text between tags. */
export function escapedText(text: string): string {
  return writable(text).replace(/[&<>\r]/g, (character) => WRITTEN[character] ?? "");
}

/** An attribute's value, for double quotes; white space is kept as it is (§3.3.3). */
export function escapedAttribute(text: string): string {
  return writable(text).replace(/[&<>"\t\n\r]/g, (character) => WRITTEN[character] ?? "");
}

function writable(text: string): string {
  return text.toWellFormed().replace(UNWRITABLE, "");
}
