/** Aligns text rows in columns; the first row is the head, the first column is aligned left, the others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ");
  const [head = [], ...body] = rows.map(line).map((text) => [text]);
  return [head[0], "-".repeat((head[0] ?? "").length), ...body.flat()].join("\n");
}
