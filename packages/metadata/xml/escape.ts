const WRITTEN: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#x9;",
  "\n": "&#xA;",
  "\r": "&#xD;",
};

/** Characters that XML 1.0 §2.2 excludes or discourages. */
export const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** Escapes text between tags. */
export function escapedText(text: string): string {
  return writable(text).replace(/[&<>\r]/g, (character) => WRITTEN[character] ?? "");
}

/** Escapes an attribute value for double quotes; white space is preserved (§3.3.3). */
export function escapedAttribute(text: string): string {
  return writable(text).replace(/[&<>"\t\n\r]/g, (character) => WRITTEN[character] ?? "");
}

function writable(text: string): string {
  return text.toWellFormed().replace(UNWRITABLE, "");
}
