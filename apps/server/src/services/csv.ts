/**
 * Formula beginnings: at a cell's start, and after characters that separate cells in other spreadsheet settings, where
 * spaces and quotes may precede the sign, in its full-width form, too. A tab or line break at the start is one as well.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r])/g;

/**
 * Formats one CSV line with its line break. An apostrophe makes formulas texts, whichever separator the reader assumes.
 * @see https://www.rfc-editor.org/rfc/rfc4180#section-2
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(text: string): string {
  const escaped = text.replaceAll(FORMULA, "'");
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
